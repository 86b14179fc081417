import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { methodQuery } from '@salient/shared/lib/client/useMethod.ts';

/** As many as stand on one line of a wide screen. */
export const firstNames = { limit: 5 };

export const todaysNamesQuery = (client: Client) => methodQuery(client, 'namesOfDay', firstNames);

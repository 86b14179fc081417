import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';

export const startPageQuery = (client: Client) => methodQuery(client, 'getStartPage', {});

/** What the first page shows beside the search; the search does without it when it cannot be had. */
export const useStartPage = () => useMethod('getStartPage', {}).data;

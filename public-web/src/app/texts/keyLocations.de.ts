import { keyLocationPages } from '@salient/shared/areas/key-locations/texts/keyLocationPages.de.ts';
import { sharing } from '@salient/shared/lib/i18n/texts/sharing.de.ts';
import { map } from '@salient/shared/lib/map/texts/map.de.ts';

export default { keyLocationPages, map, sharing };

import { keyLocationPages } from '@salient/shared/areas/key-locations/texts/keyLocationPages.nl.ts';
import { sharing } from '@salient/shared/lib/i18n/texts/sharing.nl.ts';
import { map } from '@salient/shared/lib/map/texts/map.nl.ts';

export default { keyLocationPages, map, sharing };

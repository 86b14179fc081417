import { keyLocationPages } from '@salient/shared/areas/key-locations/texts/keyLocationPages.fr.ts';
import { sharing } from '@salient/shared/lib/i18n/texts/sharing.fr.ts';
import { map } from '@salient/shared/lib/map/texts/map.fr.ts';

export default { keyLocationPages, map, sharing };

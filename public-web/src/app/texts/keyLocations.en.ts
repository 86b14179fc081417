import { keyLocationPages } from '@salient/shared/areas/key-locations/texts/keyLocationPages.en.ts';
import { sharing } from '@salient/shared/lib/i18n/texts/sharing.en.ts';
import { map } from '@salient/shared/lib/map/texts/map.en.ts';

export default { keyLocationPages, map, sharing };

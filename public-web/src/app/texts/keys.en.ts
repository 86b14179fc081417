import { keys } from '@salient/shared/areas/key-locations/texts/keys.en.ts';
import { sharing } from '@salient/shared/lib/i18n/texts/sharing.en.ts';
import { map } from '@salient/shared/lib/map/texts/map.en.ts';

export default { keys, map, sharing };

import { keys } from '@salient/shared/areas/key-locations/texts/keys.de.ts';
import { sharing } from '@salient/shared/lib/i18n/texts/sharing.de.ts';
import { map } from '@salient/shared/lib/map/texts/map.de.ts';

export default { keys, map, sharing };

import { keys } from '@salient/shared/areas/key-locations/texts/keys.nl.ts';
import { sharing } from '@salient/shared/lib/i18n/texts/sharing.nl.ts';
import { map } from '@salient/shared/lib/map/texts/map.nl.ts';

export default { keys, map, sharing };

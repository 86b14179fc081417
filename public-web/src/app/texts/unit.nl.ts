import { trackTypes } from '@salient/shared/areas/military/texts/trackTypes.nl.ts';
import { unitPage } from '@salient/shared/areas/military/texts/unitPage.nl.ts';
import { map } from '@salient/shared/lib/map/texts/map.nl.ts';

export default { map, trackTypes, unitPage };

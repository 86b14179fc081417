import { trackTypes } from '@salient/shared/areas/military/texts/trackTypes.de.ts';
import { unitPage } from '@salient/shared/areas/military/texts/unitPage.de.ts';
import { map } from '@salient/shared/lib/map/texts/map.de.ts';

export default { map, trackTypes, unitPage };

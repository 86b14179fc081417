import { trackTypes } from '@salient/shared/areas/military/texts/trackTypes.fr.ts';
import { unitPage } from '@salient/shared/areas/military/texts/unitPage.fr.ts';
import { map } from '@salient/shared/lib/map/texts/map.fr.ts';

export default { map, trackTypes, unitPage };

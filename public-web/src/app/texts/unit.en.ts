import { trackTypes } from '@salient/shared/areas/military/texts/trackTypes.en.ts';
import { unitPage } from '@salient/shared/areas/military/texts/unitPage.en.ts';
import { map } from '@salient/shared/lib/map/texts/map.en.ts';

export default { map, trackTypes, unitPage };

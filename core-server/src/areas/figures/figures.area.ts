import { defineArea } from '../../lib/area/Area.ts';
import * as countVisits from './countVisits.ts';
import * as figureHandlers from './figureHandlers.ts';
import { figureRetention } from './figureRetention.ts';
import * as strikeOutCounts from './strikeOutCounts.ts';

export const figuresArea = defineArea({
  name: 'figures',
  handlers: [countVisits, figureHandlers, strikeOutCounts],
  retention: [figureRetention],
});

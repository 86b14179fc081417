import { defineArea } from '../../lib/area/Area.ts';
import { SearchQueueEntity } from './SearchQueueEntity.ts';

export const searchArea = defineArea({
  name: 'search',
  entities: [SearchQueueEntity],
});

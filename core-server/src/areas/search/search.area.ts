import { defineArea } from '../../lib/area/Area.ts';
import * as narrowPersons from './narrowPersons.ts';
import { SearchQueueEntity } from './SearchQueueEntity.ts';
import * as findSearchTerms from './suggestions/findSearchTerms.ts';

export const searchArea = defineArea({
  name: 'search',
  entities: [SearchQueueEntity],
  handlers: [narrowPersons],
});

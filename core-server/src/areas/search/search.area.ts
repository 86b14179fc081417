import { defineArea } from '../../lib/area/Area.ts';
import * as narrowPersons from './narrowing/narrowPersons.ts';
import { SearchQueueEntity } from './SearchQueueEntity.ts';
import * as findSearchTerms from './suggestions/findSearchTerms.ts';

export const searchArea = defineArea({
  name: 'search',
  entities: [SearchQueueEntity],
  handlers: [findSearchTerms, narrowPersons],
});

import { defineArea } from '../../lib/area/Area.ts';
import { TagDefinitionEntity } from './TagDefinitionEntity.ts';
import * as tagDefinitions from './tagDefinitions.ts';

export const tagsArea = defineArea({
  name: 'tags',
  entities: [TagDefinitionEntity],
  handlers: [tagDefinitions],
});

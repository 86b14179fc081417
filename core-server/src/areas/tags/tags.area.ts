import { defineArea } from '../../lib/area/Area.ts';
import { TagDefinitionEntity } from './TagDefinitionEntity.ts';

export const tagsArea = defineArea({ name: 'tags', entities: [TagDefinitionEntity] });

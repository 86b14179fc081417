import { defineArea } from '../../lib/area/Area.ts';
import { RelationEntity } from './RelationEntity.ts';

export const relationsArea = defineArea({
  name: 'relations',
  entities: [RelationEntity],
  constraints: {
    relation_related_person_fkey: ['relations', 'DOES_NOT_EXIST'],
    relation_once: ['relations', 'CONNECTION_ALREADY_EXISTS'],
  },
});

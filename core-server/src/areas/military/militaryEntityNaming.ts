import { type MilitaryEntityType, namingFields } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import { joinWords, type RecordNaming } from '../../lib/changes/RecordNaming.ts';

/** A military entity is called by its army and the fields that name one of its type. */
export const militaryEntityNaming: RecordNaming = {
  columns: ['type', 'army', ...new Set(Object.values(namingFields).flat())],
  nameOf: (fields) => {
    const own: readonly string[] = namingFields[fields.type as MilitaryEntityType] ?? [];
    return joinWords([fields.army, ...own.map((field) => fields[field])]);
  },
};

import type { DraftOf, Field, Fields } from '@salient/shared/lib/fields/fields.ts';
import { dateColumns } from '@salient/shared/lib/fields/fields.ts';
import { Column, type ColumnOptions } from 'typeorm';

function columnOf(field: Field): ColumnOptions {
  switch (field.kind) {
    case 'line':
    case 'text':
      return { type: 'text', default: '' };
    case 'names':
      return { type: 'text', array: true, default: '{}' };
    case 'choice':
      return { type: 'text', default: field.empty };
    case 'flag':
      return { type: 'boolean', default: field.empty };
    case 'age':
      return { type: 'smallint', default: 0 };
    case 'date':
      return { type: 'smallint', nullable: true };
    case 'reference':
      return { type: 'uuid', nullable: true };
  }
}

/** The column of a field: `adlibId` is stored as `adlib_id`. */
const columnName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * A class with a column for each field of a table, three for a date, for an entity to extend. The migration that makes
 * the columns is written by hand; a test compares both.
 *
 * @param special columns that are not as their kind has them: a choice that may be null.
 */
export function fieldColumns<All extends Fields, Stored = DraftOf<All>>(
  fields: All,
  special: (field: Field) => ColumnOptions | undefined = () => undefined,
): new () => Stored {
  class Columns {}
  for (const [name, field] of Object.entries(fields)) {
    const options = special(field) ?? columnOf(field);
    for (const column of field.kind === 'date' ? dateColumns(name) : [name]) {
      Column({ ...options, name: columnName(column) })(Columns.prototype, column);
    }
  }
  return Columns as new () => Stored;
}

import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';

/** A row of a list that a person was imported from, as it stood there. */
export const personSourceSchema = z.strictObject({
  batch_id: idSchema,
  /** The person that the import made: another one when it was merged into this person since. */
  person_id: idSchema,
  /** Title of the list; blank when its mapping gives none. */
  title: z.string(),
  /** Short name of the list: rows of one list stay with it over files of different names. */
  source: z.string(),
  file_name: z.string(),
  /** Number among the rows of the file, the first after the header being 1. */
  row: z.int(),
  /** Line of the file on which the row begins; null for a row of the time before sources were kept. */
  line: z.int().nullable(),
  imported_at: z.iso.datetime(),
  /** Account of the machine that imported it; blank when it is not known. */
  imported_by: z.string(),
  /** All columns in the order of the file, blank ones too; null for a row of the time before sources were kept. */
  cells: z.array(z.strictObject({ column: z.string(), value: z.string() })).nullable(),
});
export type PersonSource = z.infer<typeof personSourceSchema>;

import { z } from 'zod';
import { mappingFaultSchema } from './importList.ts';

export const listProblemSchema = z.strictObject({
  code: z.string(),
  severity: z.enum(['error', 'warning']),
  column: z.string(),
  message: z.string(),
});

/** A row beside what the mapping makes of it. */
export const previewedRowSchema = z.strictObject({
  row: z.int(),
  line: z.int(),
  cells: z.array(z.string()),
  /** Columns whose text stands above, in a cell that is merged over this row too. */
  merged: z.array(z.string()),
  /** False when the row would be rejected. */
  is_taken: z.boolean(),
  surname: z.string(),
  familyname: z.string(),
  /** What else stands with the person: field and value. */
  facts: z.array(z.strictObject({ field: z.string(), value: z.string() })),
  events: z.array(
    z.strictObject({
      type: z.string(),
      /** As dates are stored: 8 characters with `?`; blank where there is none. */
      start: z.string(),
      end: z.string(),
      place: z.string(),
      memorial: z.string(),
      /** The other words of the event. */
      words: z.array(z.string()),
    }),
  ),
  problems: z.array(listProblemSchema),
});
export type PreviewedRow = z.infer<typeof previewedRowSchema>;

export const listPreviewSchema = z.strictObject({
  faults: z.array(mappingFaultSchema),
  header: z.array(z.string()),
  rows: z.array(previewedRowSchema),
  unused_columns: z.array(z.string()),
});
export type ListPreview = z.infer<typeof listPreviewSchema>;

/** A row with something to be said about it, as a trial or an import left it. */
export const problemRowSchema = z.strictObject({
  row: z.int(),
  line: z.int(),
  columns: z.string(),
  codes: z.array(z.string()),
  message: z.string(),
  cells: z.array(z.string()),
});

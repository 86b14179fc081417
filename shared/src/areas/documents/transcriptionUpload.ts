import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';

/** Where a ZIP of PAGE XML or ALTO files is sent to, whose files are named like the scans of a document. */
export const transcriptionUploadPath = '/api/uploadtranscriptions/uploadFile';

/** Fields of the form; they stand before the file. */
export const transcriptionUploadSchema = z.object({
  document_id: idSchema,
  /** `true` writes over what pages have already. */
  replace: z.enum(['true', 'false']).default('false'),
});

/** Bytes of the ZIP. */
export const largestTranscriptionZip = 200 * 1024 * 1024;

/** Why a file of the ZIP gave no transcription. */
export const transcriptionRefusals = [
  'too_large',
  'encoding',
  'doctype',
  'too_deep',
  'malformed',
  'unreadable',
  'unknown_kind',
  'too_long',
] as const;

/** What became of the files of a ZIP, by their names. */
export const transcriptionUploadAnswerSchema = z.strictObject({
  /** Pages that have a new transcription. */
  written: z.int(),
  /** Pages whose transcription says the same already. */
  same: z.int(),
  /** Pages that have another transcription, which stayed. */
  kept: z.array(z.string()),
  /** Files without a line of text. */
  empty: z.array(z.string()),
  /** Files for which there is no scan of their name. */
  without_scan: z.array(z.string()),
  /** Files that could belong to several scans, or are second for theirs. */
  ambiguous: z.array(z.string()),
  refused: z.array(z.strictObject({ name: z.string(), reason: z.enum(transcriptionRefusals) })),
});
export type TranscriptionUploadAnswer = z.infer<typeof transcriptionUploadAnswerSchema>;

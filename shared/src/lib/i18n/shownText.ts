import { z } from 'zod';
import { languages } from './languages.ts';

/** A text as a reader of one language gets it; `language` is the one it is written in: Dutch where that one has none. */
export const shownTextSchema = z.strictObject({ text: z.string(), language: z.enum(languages) });
export type ShownText = z.infer<typeof shownTextSchema>;

/** What readers of each language get. */
export const byLanguage = <Schema extends z.ZodType>(schema: Schema) => z.record(z.enum(languages), schema);

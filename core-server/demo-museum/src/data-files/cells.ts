import { z } from 'zod';

/** A cell that must say something. */
export const word = z.string().min(1);

/** A cell with a number, or blank. */
export const number = z
  .string()
  .regex(/^(-?\d+(\.\d+)?)?$/, 'is neither a number nor blank')
  .transform((text) => (text === '' ? null : Number(text)));

/** A cell with several values between separators; none when it is blank. */
export const listOf = (separator: ';' | ' ') =>
  z.string().transform((text) => (text === '' ? [] : text.split(separator).map((value) => value.trim())));

/** One notion in the four languages, none of them blank. */
export const inFourLanguages = z.strictObject({ nl: word, en: word, fr: word, de: word }).readonly();

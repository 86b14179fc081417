import { z } from 'zod';

/** JSON has no comments, so every object may carry one. */
const commentSchema = z.union([z.string(), z.array(z.string())]).optional();

/** An object that knows all its keys; an unknown one is answered with the known ones. */
export function closedObject<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = Object.keys(shape).join(', ');
  return z.strictObject(
    { ...shape, comment: commentSchema },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `does not know ${(issue.keys as string[]).map((key) => `"${key}"`).join(', ')}; write one of: ${known}`
          : issue.input === undefined
            ? `is missing; write an object with: ${known}`
            : `must be an object with: ${known}`,
    },
  );
}

/**
 * A value of several shapes, told apart before it is checked, so that the faults named are those of the shape that was
 * meant.
 */
export function oneOfShapes<T>(expected: string, pick: (value: unknown) => z.ZodType | null): z.ZodType<T> {
  return z.unknown().transform((value, context) => {
    const schema = pick(value);
    if (!schema) {
      context.addIssue({
        code: 'custom',
        message: value === undefined ? `is missing; write ${expected}` : `must be ${expected}`,
      });
      return z.NEVER;
    }
    const result = schema.safeParse(value);
    if (result.success) return result.data as T;
    for (const issue of result.error.issues)
      context.addIssue({ code: 'custom', message: issue.message, path: issue.path });
    return z.NEVER;
  }) as unknown as z.ZodType<T>;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One or several. */
export const oneOrMore = <T>(schema: z.ZodType<T>): z.ZodType<T[]> =>
  z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(schema).min(1)) as unknown as z.ZodType<
    T[]
  >;

/** A regular expression as text: `^IR` (letters as written) or `/^ir/i` with flags. */
export const patternSchema = z.string('must be a regular expression as text').superRefine((text, context) => {
  try {
    toRegExp(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: `is no regular expression: ${(error as Error).message}` });
  }
});

/** Always by Unicode characters, `.` standing for line ends too. */
export function toRegExp(text: string, extraFlags = ''): RegExp {
  const written = /^\/(.*)\/([im]*)$/s.exec(text);
  const flags = new Set(`${written?.[2] ?? ''}su${extraFlags}`);
  return new RegExp(written?.[1] ?? text, [...flags].join(''));
}

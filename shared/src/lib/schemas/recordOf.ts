import { z } from 'zod';

const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/**
 * A record of values under whatever names, `__proto__` among them: zod's own record leaves that one out without a word, so that
 * it would pass as if it had not been sent.
 *
 * @param most characters of a name.
 * @param described `value` as JSON Schema. It is not made of `value` here: what makes it weighs more than all that visitors load.
 */
export function recordOf<Value extends z.ZodType>(
  value: Value,
  { most = 1_000, described = {} }: { readonly most?: number; readonly described?: object } = {},
) {
  const isOne = (given: unknown) =>
    isRecord(given) &&
    Object.entries(given).every(([name, each]) => name.length <= most && value.safeParse(each).success);
  const schema = z.unknown().refine(isOne, { error: 'Invalid input: expected record' });
  return schema.meta({ type: 'object', additionalProperties: described }) as unknown as z.ZodType<
    Record<string, z.output<Value>>,
    Record<string, z.input<Value>>
  >;
}

import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { updateInput, withReadOnlyKeys } from './recordInput.ts';
import { refusalsOf } from './refusal.ts';

const id = '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e2f';

const record = z.strictObject({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  count: z.int(),
  links: z.array(z.strictObject({ to: z.string(), title: z.string() })).optional(),
  texts: z.record(z.enum(['nl', 'fr']), z.strictObject({ text: z.string(), since: z.string().nullable() })),
});
const input = z.strictObject({
  id: z.string().optional(),
  version: z.int().optional(),
  name: z.string().nullish(),
  links: z
    .array(z.strictObject({ to: z.string() }))
    .max(1)
    .nullish(),
  texts: z.partialRecord(z.enum(['nl', 'fr']), z.strictObject({ text: z.string() })).optional(),
});
const update = updateInput(input, record);
const asRead = {
  ...{ id, version: 3, name: 'n', count: 5 },
  links: [{ to: 'a', title: 'A' }],
  texts: { nl: { text: 't', since: null } },
};

const messagesOf = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

describe('a record that is sent as it was read', () => {
  test('loses at every depth what only the server writes', () => {
    expect(update.parse(asRead)).toEqual({
      ...{ id, version: 3, name: 'n' },
      links: [{ to: 'a' }],
      texts: { nl: { text: 't' } },
    });
    expect(withReadOnlyKeys(input, record).parse({ name: 'n', count: 'nobody looks' })).toEqual({ name: 'n' });
  });

  test('is refused with the name of a key that neither is taken nor was answered', () => {
    expect(messagesOf(update, { ...asRead, colour: 1 })).toEqual([['', 'Unrecognized key: "colour"']]);
    expect(messagesOf(update, { ...asRead, links: [{ to: 'a', colour: 1 }] })).toEqual([
      ['links.0', 'Unrecognized key: "colour"'],
    ]);
    expect(messagesOf(update, { ...asRead, texts: { nl: { text: 't', colour: 1 } } })).toEqual([
      ['texts.nl', 'Unrecognized key: "colour"'],
    ]);
  });

  test('keeps the bounds of its lists', () => {
    expect(messagesOf(update, { ...asRead, links: [{ to: 'a' }, { to: 'b' }] })).toHaveLength(1);
  });

  test('is described with what may come along', () => {
    const { properties, required } = z.toJSONSchema(update, { io: 'input' });
    expect(Object.keys(properties ?? {}).sort()).toEqual(['count', 'id', 'links', 'name', 'texts', 'version']);
    expect([required, properties?.count]).toMatchObject([['id'], { readOnly: true }]);
  });
});

test.each([{}, { version: null }])('an update with %j for a version is refused as invalid data', (version) => {
  const { error } = update.safeParse({ id, name: 'n', ...version });
  expect(refusalsOf(error as z.ZodError)).toEqual({ version: ['version: VERSION_REQUIRED'] });
});

test('what is wrong otherwise is a fault of the protocol, whether the version is there or not', () => {
  const { error } = update.safeParse({ id, name: 5 });
  expect(refusalsOf(error as z.ZodError)).toBeNull();
});

test('an id that can be none is that of no record, capitals are small letters', () => {
  expect(update.parse({ id: 'abc', version: 1 }).id).toBe('00000000-0000-0000-0000-000000000000');
  expect(update.parse({ id: id.toUpperCase(), version: 1 }).id).toBe(id);
});

import fc from 'fast-check';

/** Texts that stand where a JSON value stood: what parsers, databases and JavaScript trip over. */
const oddValues: readonly string[] = [
  '1e400',
  '-1e400',
  '-0',
  '1e-400',
  '9007199254740993',
  '123456789012345678901234567890',
  '0.1e1',
  '01',
  'NaN',
  'Infinity',
  'undefined',
  "'x'",
  '"\\ud800"',
  '"\\udfff\\ud800"',
  '"\\u0000"',
  '"\\u202e\\u200b"',
  '"\\x41"',
  '"\u0001"',
  '"unclosed',
  '{"__proto__":{"surname":"x"}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"toString":1,"hasOwnProperty":1,"length":-1}',
  '{"id":1,"id":2}',
  '{"then":1}',
  '[]',
  '[[[]]]',
  '[,]',
  '[1,]',
  '{"a":1,}',
  '{}',
  'null',
  'true',
  '""',
  '"1917????"',
  '"00000000-0000-7000-8000-000000000000"',
];
/** The same, of a size that a careless server copies, walks by recursion or answers at length. */
const largeValues: readonly string[] = [
  `"${'x'.repeat(1_000_000)}"`,
  `"${'\\u0000'.repeat(100_000)}"`,
  `"${'é'.repeat(400_000)}"`,
  '['.repeat(100_000) + ']'.repeat(100_000),
  `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
  '['.repeat(100_000),
  `[${'1,'.repeat(200_000)}1]`,
  `{${Array.from({ length: 50_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  `{"${'k'.repeat(1_000_000)}":1}`,
  `1${'0'.repeat(1_000_000)}`,
];

const shortText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ maxLength: 30 }),
  fc.constantFrom(
    '%',
    '_',
    '\\',
    "'",
    '"',
    '|',
    '*',
    '?',
    '18',
    '1917????',
    '19170230',
    'GUEST',
    'any',
    'ALL',
    'born',
    'died',
  ),
);
const jsonText = fc.oneof(
  { weight: 40, arbitrary: shortText.map((text) => JSON.stringify(text)) },
  { weight: 20, arbitrary: fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double()).map((number) => String(number)) },
  { weight: 20, arbitrary: fc.json({ maxDepth: 3 }) },
  { weight: 40, arbitrary: fc.constantFrom(...oddValues) },
  { weight: 1, arbitrary: fc.constantFrom(...largeValues) },
);

type Edit = (body: Buffer) => Buffer;

/** Stands in parsed JSON for a text that `JSON.stringify` would never write. */
const mark = '\ue000mark';
const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every member and item within a value, as its container and its key there. */
function membersOf(value: unknown): [container: Record<string, unknown>, key: string][] {
  if (!isContainer(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[value, key] as [typeof value, string], ...membersOf(inner)]);
}

/** Changes one member or item of a body that is still JSON; the `nth`, counted round. */
const editMember =
  (nth: number, change: (container: Record<string, unknown>, key: string) => void, text: string): Edit =>
  (body) => {
    // One of the large values is in it already: too deep or too long to be taken apart once more.
    if (body.length > 50_000) return body;
    let value: unknown;
    try {
      value = JSON.parse(body.toString());
    } catch {
      return body;
    }
    const members = membersOf(value);
    const [container, key] = members[nth % members.length] ?? [];
    if (!container || key === undefined) return Buffer.from(text);
    change(container, key);
    return Buffer.from(JSON.stringify(value).replace(`"${mark}"`, () => text));
  };

const nth = fc.noBias(fc.nat(100_000));
const oddNames = [
  '__proto__',
  'constructor',
  'id',
  '_id',
  'token',
  'jsonrpc',
  'method',
  'params',
  'toJSON',
  'then',
  '',
];

const replaceValue = fc.tuple(nth, jsonText).map(([at, text]) =>
  editMember(
    at,
    (container, key) => {
      container[key] = mark;
    },
    text,
  ),
);
const addMember = fc.tuple(nth, fc.oneof(fc.constantFrom(...oddNames), shortText), jsonText).map(([at, name, text]) =>
  editMember(
    at,
    (container) => {
      if (Array.isArray(container)) return;
      Object.defineProperty(container, name, { value: mark, enumerable: true, configurable: true, writable: true });
    },
    text,
  ),
);
const removeMember = nth.map((at) => editMember(at, (container, key) => delete container[key], 'null'));
const duplicateMember = fc.tuple(nth, jsonText).map(([at, text]) =>
  editMember(
    at,
    (container, key) => {
      container[key] = mark;
    },
    // The same name twice: the later one counts, in JavaScript as in most parsers.
    `${text},"id":${text}`,
  ),
);
const wrap = fc
  .constantFrom(
    ['[', ']'],
    ['[[', ']]'],
    ['[', ',1,null,{}]'],
    ['{"jsonrpc":"2.0","id":1,"method":', '}'],
    ['\ufeff', ' '],
  )
  .map(
    ([before, after]): Edit =>
      (body) =>
        Buffer.concat([Buffer.from(before as string), body, Buffer.from(after as string)]),
  );

const splice = (body: Buffer, start: number, removed: number, added: Uint8Array) =>
  Buffer.concat([body.subarray(0, start), added, body.subarray(start + removed)]);
const flipByte = fc.tuple(nth, fc.integer({ min: 1, max: 255 })).map(
  ([at, mask]): Edit =>
    (body) => {
      const index = at % Math.max(1, body.length);
      return splice(body, index, 1, Uint8Array.of((body[index] ?? 0) ^ mask));
    },
);
const insertBytes = fc.tuple(nth, fc.uint8Array({ minLength: 1, maxLength: 4 })).map(
  ([at, added]): Edit =>
    (body) =>
      splice(body, at % (body.length + 1), 0, added),
);
const truncate = nth.map(
  (at): Edit =>
    (body) =>
      body.subarray(0, at % (body.length + 1)),
);
const repeatPart = fc.tuple(nth, fc.integer({ min: 1, max: 40 })).map(
  ([at, length]): Edit =>
    (body) => {
      const start = at % (body.length + 1);
      return splice(body, start, 0, body.subarray(start, start + length));
    },
);

const inside = fc.oneof(
  { weight: 10, arbitrary: replaceValue },
  { weight: 3, arbitrary: addMember },
  { weight: 3, arbitrary: removeMember },
  { weight: 1, arbitrary: duplicateMember },
);
const outside = fc.oneof(
  { weight: 4, arbitrary: flipByte },
  { weight: 2, arbitrary: insertBytes },
  { weight: 2, arbitrary: truncate },
  { weight: 1, arbitrary: repeatPart },
  { weight: 1, arbitrary: wrap },
);

/** Valid calls with up to four things done to what they say, often one to how it is written; now and then plain noise. */
export function malformedBodies(calls: readonly string[]): fc.Arbitrary<Uint8Array> {
  const edits = fc.oneof(
    { weight: 3, arbitrary: fc.array(inside, { minLength: 1, maxLength: 4 }) },
    { weight: 1, arbitrary: fc.tuple(inside, outside) },
    { weight: 1, arbitrary: fc.array(outside, { minLength: 1, maxLength: 3 }) },
  );
  const mutated = fc
    .tuple(fc.constantFrom(...calls), edits)
    .map(([call, all]) => (all as Edit[]).reduce<Buffer>((body, edit) => edit(body), Buffer.from(call)));
  return fc.oneof({ weight: 50, arbitrary: mutated }, { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) });
}

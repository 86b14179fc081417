import type { JsonSchema } from './openRpc.ts';

type Path = readonly (string | number)[];

/** One way to spoil the parameters of a call: `value` put at `path`, or what stands there taken out. */
export interface Change {
  readonly path: Path;
  readonly value?: unknown;
  /** What is published of the place, in words: equal for places that are checked alike. */
  readonly shape: string;
}

interface Place {
  readonly path: Path;
  readonly schema: JsonSchema;
}

/** A value of every JSON type, and of kinds that are easily confused with another. */
const odd: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e300,
  '',
  ' ',
  'wrong',
  '12',
  '2026-02-30',
  'x'.repeat(20_000),
  [],
  [null],
  [[]],
  ['wrong'],
  [1, 'x', {}],
  {},
  { id: 'wrong' },
  { constructor: 1 },
];

const isRecord = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function put(target: unknown, [head, ...rest]: Path, value: unknown): unknown {
  if (head === undefined) return value;
  if (Array.isArray(target)) return target.map((item, index) => (index === head ? put(item, rest, value) : item));
  const record = isRecord(target) ? target : {};
  if (rest.length === 0 && value === undefined) {
    return Object.fromEntries(Object.entries(record).filter(([key]) => key !== head));
  }
  return { ...record, [head]: put(record[head], rest, value) };
}

/** The parameters with one change made. */
export const changed = (params: unknown, { path, value }: Pick<Change, 'path' | 'value'>) =>
  put(params, path, value) as Record<string, unknown>;

/** Every place in `value` and in `schema` where something can stand: parameters, members of records, items of lists. */
function placesIn(schema: JsonSchema, value: unknown, path: Path = []): Place[] {
  const variants = [schema, ...((schema.anyOf ?? []) as JsonSchema[])];
  const known = variants.flatMap((each) => Object.entries((each.properties ?? {}) as Record<string, JsonSchema>));
  const inRecord = known.flatMap(([key, member]) =>
    placesIn(member, isRecord(value) ? value[key] : undefined, [...path, key]),
  );
  const free = isRecord(value) ? Object.keys(value).filter((key) => !known.some(([name]) => name === key)) : [];
  const inFree = free.flatMap((key) => placesIn({}, (value as JsonSchema)[key], [...path, key]));
  const items = variants.flatMap((each) => (isRecord(each.items) ? [each.items] : []));
  const inList = Array.isArray(value)
    ? value.flatMap((item, index) => placesIn(items[0] ?? {}, item, [...path, index]))
    : [];
  return [...(path.length > 0 ? [{ path, schema }] : []), ...inRecord, ...inFree, ...inList];
}

/** Records within the parameters, to which a member that nobody knows can be added. */
const recordsIn = (schema: JsonSchema, params: unknown): Place[] => [
  { path: [], schema },
  ...placesIn(schema, params).filter(({ path }) => isRecord(path.reduce<unknown>(member, params))),
];

/** Descriptions and examples do not change what is taken. */
const shapeOf = (schema: JsonSchema) =>
  JSON.stringify(schema, (key, value) =>
    (key === 'description' || key === 'examples') && typeof value !== 'object' ? undefined : value,
  );

const member = (value: unknown, key: string | number): unknown =>
  isRecord(value) || Array.isArray(value) ? (value as Record<string | number, unknown>)[key] : undefined;

/** Every single change of valid `params` worth trying: each place with each odd value, left out, and with a stranger. */
export function changesOf(schema: JsonSchema, params: unknown): Change[] {
  return [
    ...placesIn(schema, params).flatMap(({ path, schema }) => {
      const shape = shapeOf(schema);
      return [
        ...odd.map((value) => ({ path, value, shape })),
        // Only members of records can be left out; an item of a list is followed by the next.
        ...(typeof path.at(-1) === 'string' ? [{ path, shape }] : []),
      ];
    }),
    ...recordsIn(schema, params).flatMap(({ path, schema }) => {
      const shape = shapeOf(schema);
      return [
        { path: [...path, 'stranger'], value: 1, shape },
        { path: [...path, 'toString'], value: 'x', shape },
      ];
    }),
  ];
}

/**
 * Lets of all changes that it is asked about those pass whose value was not yet put at a place of that shape, and the
 * first few of each asking: one wrong type a shape of schema, and a few a method.
 */
export class ShapeSample {
  readonly #seen = new Set<string>();

  constructor(private readonly least: number) {}

  of(changes: readonly Change[]): Change[] {
    return changes.filter(({ shape, path, value }, index) => {
      const isStranger = path.at(-1) === 'stranger' || path.at(-1) === 'toString';
      const key = `${shape} ${isStranger ? path.at(-1) : ''} ${JSON.stringify(value)?.slice(0, 40)}`;
      const isNew = !this.#seen.has(key);
      this.#seen.add(key);
      return isNew || index < this.least;
    });
  }
}

import { type MatchReason, matchReasons } from '@salient/shared/areas/persons/matchReasons.ts';
import type { PersonRow } from '@salient/shared/areas/search/personRow.ts';
import { addFacets } from '../addFacets.ts';
import type { HowMany } from '../conditions/SoftCondition.ts';
import type { PersonCondition } from '../ResolvedQuery.ts';
import type { SearchAnswer } from '../SearchEngine.ts';
import { readTypedText } from '../TypedText.ts';
import type { Reading } from './readings.ts';
import { scoreRow } from './scoreRow.ts';

/** A search for a name among those who meet conditions. */
export interface Question {
  readonly name: string;
  readonly conditions: readonly PersonCondition[];
  readonly offset: number;
  readonly limit: number;
  /** The whole name in its spellings and forms, without what is only nearly it. */
  readonly namedOnly?: boolean;
}

export interface Answered extends SearchAnswer {
  readonly degraded: boolean;
}

export type Ask = (question: Question) => Promise<Answered>;

/** Which of some persons meet each of the conditions of a reading, by their place in it. */
export type ReadMet = (
  ids: readonly string[],
  conditions: Reading['conditions'],
) => Promise<ReadonlyMap<string, readonly number[]>>;

/** A row and the conditions that its person meets, by their place in the reading. */
export interface MetRow {
  readonly row: PersonRow;
  readonly met: readonly number[];
}

export interface ReadingAnswer extends Pick<Answered, 'total' | 'step' | 'facets' | 'degraded'> {
  readonly reading: Reading;
  readonly rows: readonly MetRow[];
  /** How much of what was typed its best row answers. */
  readonly score: number;
}

/** Part of an answer, and how it is put together. */
export interface ReadingPart extends Pick<Question, 'offset' | 'limit'> {
  /** The conditions that everybody found has to meet. */
  readonly strict: readonly PersonCondition[];
  /** The reader chose an order, which goes before what the conditions would put first. */
  readonly isSorted: boolean;
}

/** So many persons of one name are put in order here; of more, each tier is asked for by itself. */
const mostOrdered = 100;

/**
 * The persons whose name a reading finds, those first who meet most of its conditions; without a name those who meet all, or
 * else some.
 */
export async function answerReading(
  reading: Reading,
  part: ReadingPart,
  ask: Ask,
  readMet: ReadMet,
): Promise<ReadingAnswer> {
  const { name, conditions } = reading;
  const { strict, isSorted } = part;
  if (name === '' && conditions.length > 0) return answerTiers(reading, part, ask, readMet);
  const { offset, limit } = part;
  const isOrdered = conditions.length > 0 && !isSorted;
  const first = isOrdered ? { offset: 0, limit: mostOrdered } : { offset, limit: Math.max(1, limit) };
  const found = await ask({ name, conditions: strict, ...first });
  if (isOrdered && found.total > mostOrdered) return answerTiers(reading, part, ask, readMet);
  const met =
    conditions.length === 0
      ? new Map()
      : await readMet(
          found.rows.map(({ id }) => id),
          conditions,
        );
  const rows = found.rows.map((row): MetRow => ({ row, met: met.get(row.id) ?? [] }));
  const ordered = isOrdered ? inOrder(rows) : rows;
  const shown = isOrdered ? ordered.slice(offset, offset + limit) : ordered.slice(0, limit);
  return answered(reading, ordered[0], { ...found, rows: shown });
}

const nearly: readonly (MatchReason | null)[] = ['typo', 'sound', 'familyname'];

/** The very name before what is nearly it; then by conditions met, then by reason. */
function inOrder(rows: readonly MetRow[]): MetRow[] {
  const reasonOf = ({ row }: MetRow) => (row.reason === null ? 0 : matchReasons.indexOf(row.reason));
  return rows
    .map((each) => ({ each, isNearly: Number(nearly.includes(each.row.reason)), reason: reasonOf(each) }))
    .sort((a, b) => a.isNearly - b.isNearly || b.each.met.length - a.each.met.length || a.reason - b.reason)
    .map(({ each }) => each);
}

/** Those who meet all conditions, then those who meet some, then the others who bear the name, each asked for by itself. */
async function answerTiers(
  reading: Reading,
  { strict, offset, limit }: ReadingPart,
  ask: Ask,
  readMet: ReadMet,
): Promise<ReadingAnswer> {
  const { name, conditions } = reading;
  const wanted: HowMany[] = conditions.length === 1 ? ['all'] : ['all', 'some'];
  if (name !== '') wanted.push('none');
  const askTier = (howMany: HowMany, part: Pick<Question, 'offset' | 'limit'>) => {
    const soft = { kind: 'soft', howMany, conditions: conditions.map(({ condition }) => condition) } as const;
    return ask({ name, conditions: [...strict, soft], ...part, namedOnly: true });
  };
  const all = await Promise.all(
    wanted.map(async (howMany) => ({ howMany, ...(await askTier(howMany, { offset: 0, limit: Math.max(limit, 1) })) })),
  );
  const found = all.filter(({ total }) => total > 0);
  // Without a name those who meet some conditions come only where nobody meets all.
  const tiers = name === '' ? found.slice(0, 1) : found;
  const metOf = async (rows: readonly PersonRow[], howMany: HowMany): Promise<MetRow[]> => {
    if (howMany !== 'some') return rows.map((row) => ({ row, met: howMany === 'all' ? [...conditions.keys()] : [] }));
    const met = await readMet(
      rows.map(({ id }) => id),
      conditions,
    );
    return rows.map((row) => ({ row, met: met.get(row.id) ?? [] }));
  };
  const rows: MetRow[] = [];
  let before = 0;
  for (const { howMany, rows: first, total } of tiers) {
    const start = Math.max(0, offset - before);
    const missing = limit - rows.length;
    before += total;
    if (missing <= 0 || start >= total) continue;
    const isAtHand = start === 0 && first.length >= Math.min(missing, total);
    const drawn = isAtHand ? first.slice(0, missing) : (await askTier(howMany, { offset: start, limit: missing })).rows;
    rows.push(...(await metOf(drawn, howMany)));
  }
  const [leading] = tiers;
  const [best] = leading ? await metOf(leading.rows.slice(0, 1), leading.howMany) : [];
  return answered(reading, best, {
    rows,
    total: before,
    step: (leading ?? all[0])?.step ?? null,
    facets: all[0]?.facets && addFacets(tiers.map(({ facets }) => facets ?? {})),
    degraded: all.some(({ degraded }) => degraded),
  });
}

const answered = (
  reading: Reading,
  best: MetRow | undefined,
  { rows, total, step, facets, degraded }: Omit<Answered, 'rows'> & { readonly rows: readonly MetRow[] },
): ReadingAnswer => ({
  ...{ reading, rows, total, step, facets, degraded },
  score: best
    ? scoreRow(
        readTypedText(reading.name),
        best.row,
        best.met.flatMap((at) => reading.conditions[at] ?? []),
      )
    : 0,
});

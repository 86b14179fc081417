import { type MatchReason, matchReasons } from '@salient/shared/areas/persons/matchReasons.ts';
import type { PersonRow } from '@salient/shared/areas/search/personRow.ts';
import { addFacets } from '../addFacets.ts';
import type { HowMany, SoftCondition } from '../conditions/SoftCondition.ts';
import type { PersonCondition } from '../ResolvedQuery.ts';
import type { SearchAnswer } from '../SearchEngine.ts';
import { readTypedText, type TypedText } from '../TypedText.ts';
import type { Reading } from './readings.ts';
import { isOnlyBegun, scoreRow } from './scoreRow.ts';

/** A search for a name among those who meet conditions. */
export interface Question {
  readonly name: string;
  readonly conditions: readonly PersonCondition[];
  readonly offset: number;
  readonly limit: number;
  /** The whole name in its spellings and forms, without what is only nearly it. */
  readonly namedOnly?: boolean;
  /** As it is typed alone. */
  readonly typedOnly?: boolean;
  /** Conditions of which the answer tells who meets them, where the engine knows. */
  readonly tellMet?: readonly SoftCondition[];
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
  /** The conditions that the best row meets, by their place in the reading. */
  readonly bestMet: readonly number[];
}

/** Part of an answer, and how it is put together. */
export interface ReadingPart extends Pick<Question, 'offset' | 'limit' | 'typedOnly' | 'namedOnly'> {
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
  const tellMet = conditions.length === 0 ? {} : { tellMet: conditionsOf(reading) };
  const { typedOnly = false, namedOnly = false } = part;
  const found = await ask({ name, conditions: strict, ...first, ...tellMet, typedOnly, namedOnly });
  if (isOrdered && found.total > mostOrdered) return answerTiers(reading, part, ask, readMet, found);
  const rows = await withMet(found, reading, readMet);
  const ordered = isOrdered ? inOrder(rows, readTypedText(name)) : rows;
  const shown = isOrdered ? ordered.slice(offset, offset + limit) : ordered.slice(0, limit);
  const mostMet = ordered.toSorted((a, b) => b.met.length - a.met.length)[0];
  return answered(reading, [ordered[0], mostMet], { ...found, rows: shown });
}

const conditionsOf = ({ conditions }: Reading) => conditions.map(({ condition }) => condition);

/** The rows of an answer with the conditions that each person meets. */
async function withMet({ rows, met }: Answered, { conditions }: Reading, readMet: ReadMet): Promise<MetRow[]> {
  if (conditions.length === 0) return rows.map((row) => ({ row, met: [] }));
  const known =
    met ??
    (await readMet(
      rows.map(({ id }) => id),
      conditions,
    ));
  return rows.map((row) => ({ row, met: known.get(row.id) ?? [] }));
}

const nearly: readonly (MatchReason | null)[] = ['typo', 'sound', 'familyname'];

/** How far the name of a row is from what was typed: it is the very name, one that begins so, or nearly it. */
function distanceOf(text: TypedText | null, row: PersonRow): 0 | 1 | 2 {
  if (nearly.includes(row.reason)) return 2;
  return text && isOnlyBegun(text, row) ? 1 : 0;
}

/** The very name before others; then by conditions met, then by reason. */
function inOrder(rows: readonly MetRow[], text: TypedText | null): MetRow[] {
  const reasonOf = ({ row }: MetRow) => (row.reason === null ? 0 : matchReasons.indexOf(row.reason));
  return rows
    .map((each) => ({ each, distance: distanceOf(text, each.row), reason: reasonOf(each) }))
    .sort((a, b) => a.distance - b.distance || b.each.met.length - a.each.met.length || a.reason - b.reason)
    .map(({ each }) => each);
}

/**
 * Those who meet all conditions, then those who meet some, then the others who bear the name, each asked for by itself.
 *
 * @param whole everybody who bears the name, and the first of them.
 */
async function answerTiers(
  reading: Reading,
  { strict, offset, limit }: ReadingPart,
  ask: Ask,
  readMet: ReadMet,
  whole?: Answered,
): Promise<ReadingAnswer> {
  const { name, conditions } = reading;
  const tellMet = conditionsOf(reading);
  const how = whole?.step === 'typed' ? { typedOnly: true } : { namedOnly: true };
  const askTier = (howMany: HowMany, part: Pick<Question, 'offset' | 'limit'>) => {
    const soft = { kind: 'soft', howMany, conditions: tellMet } as const;
    return ask({ name, conditions: [...strict, soft], ...part, ...how, tellMet });
  };
  const first = { offset: 0, limit: Math.max(limit, 1) };
  // Where the tiers are parts of what was found already, the last is what the others leave.
  const isRestKnown = whole?.step === 'typed';
  const wanted: HowMany[] = [
    'all',
    ...(conditions.length === 1 ? [] : ['some' as const]),
    ...(whole && !isRestKnown ? ['none' as const] : []),
  ];
  const asked = await Promise.all(wanted.map(async (howMany) => ({ howMany, ...(await askTier(howMany, first)) })));
  const all = asked.filter(({ howMany }) => howMany !== 'none');
  const met = all.reduce((sum, { total }) => sum + total, 0);
  const others = isRestKnown
    ? [{ ...whole, howMany: 'none' as const, rows: [], total: whole.total - met }]
    : asked.filter(({ howMany }) => howMany === 'none');
  // Those whose name is farther from what was typed than the one that somebody has stand last, whatever else they meet.
  const text = readTypedText(name);
  const distance = ({ rows: [row] }: Answered) => (row === undefined ? 0 : distanceOf(text, row));
  const isLast = (tier: Answered) => whole !== undefined && distance(tier) > distance(whole);
  const found = [...all, ...others]
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));
  // Without a name those who meet some conditions come only where nobody meets all.
  const tiers = whole ? found : found.slice(0, 1);
  const rows: MetRow[] = [];
  let before = 0;
  for (const tier of tiers) {
    const start = Math.max(0, offset - before);
    const missing = limit - rows.length;
    before += tier.total;
    if (missing <= 0 || start >= tier.total) continue;
    const isAtHand = start === 0 && tier.rows.length >= Math.min(missing, tier.total);
    const drawn = isAtHand ? tier : await askTier(tier.howMany, { offset: start, limit: missing });
    rows.push(...(await withMet({ ...drawn, rows: drawn.rows.slice(0, missing) }, reading, readMet)));
  }
  const [leading] = tiers;
  const firstOfTiers = await Promise.all(
    tiers.map(async (tier) => (await withMet({ ...tier, rows: tier.rows.slice(0, 1) }, reading, readMet))[0]),
  );
  return answered(reading, firstOfTiers, {
    rows,
    total: before,
    step: (leading ?? all[0])?.step ?? null,
    facets:
      whole?.step === 'typed' ? whole.facets : all[0]?.facets && addFacets(tiers.map(({ facets }) => facets ?? {})),
    degraded: all.some(({ degraded }) => degraded),
  });
}

function answered(
  reading: Reading,
  leading: readonly (MetRow | undefined)[],
  { rows, total, step, facets, degraded }: Omit<Answered, 'rows'> & { readonly rows: readonly MetRow[] },
): ReadingAnswer {
  const text = readTypedText(reading.name);
  const scored = [...new Set(leading)].flatMap((each) => {
    if (!each) return [];
    const met = each.met.flatMap((at) => reading.conditions[at] ?? []);
    return [{ met: each.met, score: scoreRow(text, each.row, met) }];
  });
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return { reading, rows, total, step, facets, degraded, bestMet: best?.met ?? [], score: best?.score ?? 0 };
}

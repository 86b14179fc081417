import type { OpenKind } from '@salient/shared/areas/open-data/openKinds.ts';
import type { OpenRecord } from '@salient/shared/areas/open-data/openRecord.ts';
import { isId } from '@salient/shared/lib/schemas/isId.ts';
import { findOpen } from '../records/findOpen.ts';
import { followMerges } from '../records/followMerges.ts';
import { loadOpenRecords } from '../records/loadOpenRecords.ts';
import { bestOf, type Compared, type Comparison } from './compareFacts.ts';
import { type Finding, findByName, type LifeYears, type Named } from './findByName.ts';
import { type OpenProperty, openProperties, type PlaceNames } from './openProperties.ts';
import { entityDescription, entityName, typeOf } from './presentEntity.ts';
import { type GivenValue, type ReconcileQuery, reconcileLimits } from './ReconcileQuery.ts';
import { surely } from './scoreNames.ts';

interface Feature {
  readonly id: string;
  readonly value: number | boolean;
}

/** What the protocol calls a reconciliation candidate. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly type: readonly { readonly id: string; readonly name: string }[];
  readonly score: number;
  readonly features: readonly Feature[];
  readonly match: boolean;
}

interface Scored extends Named {
  readonly score: number;
  /** How much of what agrees few others share. */
  readonly strength: number;
  readonly isContradicted: boolean;
  readonly features: readonly Feature[];
}

/** What a name alone is worth, and how much of it what is known besides decides. */
const [nameAlone, nameWithFacts] = [0.9, 0.6];
/** What is given and not known of a candidate agrees as much as it does not. */
const unsaid = 0.5;
/** A candidate is chosen by itself only when the next is so far behind. */
const safeDistance = 10;
/** Facts that agree must be worth so much before a person is chosen by itself: namesakes are many. */
const safeStrength = 2;

const textOf = (value: GivenValue) => (typeof value === 'object' ? (value.name ?? '') : String(value));

/** The records that a query may mean, the likeliest first. */
export async function findCandidates(finding: Finding, asked: ReconcileQuery): Promise<Candidate[]> {
  const query = await withCurrentIds(finding, asked);
  const text = query.query.trim() || nameFrom(query);
  if (isId(text)) return findById(finding, text, query.type);
  // Signs without a letter or a number name nobody; a search would take what is left of them for everybody.
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  const found = new Map<string, Named>();
  for (const kind of query.type) {
    for (const named of await findAll(finding, kind, text, query)) found.set(named.record.id, named);
  }
  const places = await placeNamesOf(finding, query, [...found.values()]);
  const scored = [...found.values()].map((named) => score(named, query, places));
  scored.sort((one, other) => other.score - one.score || (one.record.id < other.record.id ? -1 : 1));
  return scored.slice(0, query.limit).map((each, at) => candidateOf(each, at === 0 && isSafe(each, scored[1])));
}

/** The query with the ids of records as they are now, where it names some that became part of others. */
async function withCurrentIds({ db }: Finding, query: ReconcileQuery): Promise<ReconcileQuery> {
  const named = query.properties.flatMap(({ v }) => v.flatMap((value) => (typeof value === 'object' ? value.id : [])));
  if (named.length === 0) return query;
  const ids = await followMerges(db, named);
  const current = (value: GivenValue) =>
    typeof value === 'object' ? { ...value, id: ids.get(value.id) ?? value.id } : value;
  return { ...query, properties: query.properties.map(({ pid, v }) => ({ pid, v: v.map(current) })) };
}

/** Where a query has no text, the names and the number that stand among its properties. */
function nameFrom({ properties }: ReconcileQuery): string {
  const given = (pid: string) => properties.filter((each) => each.pid === pid).flatMap(({ v }) => v.map(textOf));
  const name = [...given('first_name'), ...given('family_name')].join(' ').trim();
  return (name || given('service_number')[0] || given('names')[0] || '').slice(0, reconcileLimits.text);
}

/** Those of one kind: persons of the given years first, as the right one of many namesakes may be far down the list. */
async function findAll(finding: Finding, kind: OpenKind, text: string, query: ReconcileQuery): Promise<Named[]> {
  const limit = Math.max(10, query.limit);
  const years = kind === 'person' ? lifeYearsOf(query) : {};
  const byYears = years.born || years.died ? await findByName(finding, kind, text, { limit }, years) : [];
  return [...byYears, ...(await findByName(finding, kind, text, { limit }))];
}

function lifeYearsOf({ properties }: ReconcileQuery): LifeYears {
  const given = (pids: readonly string[]) =>
    properties.filter(({ pid }) => pids.includes(pid)).flatMap(({ v }) => v.map(textOf))[0];
  return { born: given(['born', 'birth_year']), died: given(['died', 'death_year']) };
}

async function findById({ db, services }: Finding, id: string, kinds: readonly OpenKind[]): Promise<Candidate[]> {
  const open = (await findOpen(db, [id], services.publicUrl)).get(id);
  if (!open || !kinds.includes(open.kind)) return [];
  return [candidateOf({ ...open, nameScore: 100, score: 100, strength: 0, isContradicted: false, features: [] }, true)];
}

/** All names of the places that candidates name, where the query compares places. */
async function placeNamesOf(
  { db, services }: Finding,
  query: ReconcileQuery,
  found: readonly Named[],
): Promise<PlaceNames> {
  const asked = new Set(query.properties.map(({ pid }) => pid));
  const ids = found.flatMap(({ kind, record }) =>
    openProperties[kind]
      .filter((property) => property.of === 'place' && asked.has(property.id))
      .flatMap((property) => property.valuesOf(record).flatMap((value) => ('id' in value ? value.id : []))),
  );
  const places = await loadOpenRecords(db, 'place', [...new Set(ids)], services.publicUrl);
  return new Map(places.map(({ id, names }) => [id, Object.values(names)]));
}

function score(named: Named, query: ReconcileQuery, places: PlaceNames): Scored {
  const { kind, record, nameScore } = named;
  const compared = query.properties.flatMap(({ pid, v }) => {
    const property = openProperties[kind].find(({ id }) => id === pid);
    return property?.compare ? [{ property, ...compareAny(property.compare, property, record, v, places) }] : [];
  });
  const total = compared.reduce((sum, { strength }) => sum + strength, 0);
  const agreeing = compared.reduce((sum, { strength, agreement }) => sum + strength * (agreement ?? unsaid), 0);
  const factor = total === 0 ? nameAlone : nameWithFacts + (1 - nameWithFacts) * (agreeing / total);
  const features = new Map<string, number>([['name', nameScore]]);
  for (const { property, agreement } of compared) {
    if (agreement !== null) features.set(property.id, Math.round(agreement * 100));
  }
  const facts = compared.filter(({ property, agreement }) => !property.isName && agreement === 1);
  return {
    ...named,
    score: Math.round(nameScore * factor),
    strength: facts.reduce((sum, { strength }) => sum + strength, 0),
    isContradicted: compared.some(({ agreement }) => agreement === 0),
    features: [...features].map(([id, value]) => ({ id, value })),
  };
}

/** The best agreement of the given values, of which one will do. */
function compareAny(
  compare: Comparison,
  property: OpenProperty,
  record: OpenRecord,
  given: readonly GivenValue[],
  places: PlaceNames,
): Compared {
  const fact = property.factOf(record, places);
  const results = given.map((value): Compared => {
    if (typeof value === 'object' && fact.ids?.includes(value.id)) return { agreement: 1, strength: 2 };
    return compare(textOf(value), fact);
  });
  return bestOf(results);
}

/** Whether a candidate is chosen without anybody's look: its whole name, nothing against it, and nobody near it. */
function isSafe(best: Scored, next: Scored | undefined): boolean {
  if (best.nameScore < surely || best.isContradicted) return false;
  if (next && next.score > best.score - safeDistance) return false;
  return best.kind !== 'person' || best.strength >= safeStrength;
}

const candidateOf = ({ kind, record, score: points, features }: Scored, match: boolean): Candidate => ({
  id: record.id,
  name: entityName(kind, record),
  description: entityDescription(kind, record),
  type: [typeOf(kind)],
  score: points,
  features,
  match,
});

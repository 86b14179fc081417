import { setImmediate as nextTurn } from 'node:timers/promises';
import { professionGroups } from '@salient/shared/areas/events/professions.ts';
import { armiesWithNames, armyCountries, armyKey } from '@salient/shared/areas/military/names/armyNames.ts';
import { rankGroupOf } from '@salient/shared/areas/military/ranks/rankGroups.ts';
import { unbarred } from '@salient/shared/areas/search/personKeys.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { groupBy } from '../../../lib/db/groupBy.ts';
import { addCountries } from './addCountries.ts';
import { addPlaces } from './addPlaces.ts';
import { addUnits } from './addUnits.ts';
import type { InTurns, MemorialRow, ReadRows } from './ReadRows.ts';
import { sameLabel } from './Term.ts';
import { Vocabulary } from './Vocabulary.ts';

/** What is longer is a sentence about the work. */
const longestProfession = 40;

/** Rows after which others get their turn: what is folded here may take half a second in all. */
const rowsPerTurn = 500;

const inTurns: InTurns = async (rows, take) => {
  for (const [at, row] of rows.entries()) {
    if (at % rowsPerTurn === rowsPerTurn - 1) await nextTurn();
    take(row);
  }
};

/** Reads all that the museum knows beside its persons. */
export async function loadVocabulary(read: ReadRows): Promise<Vocabulary> {
  const vocabulary = new Vocabulary();
  const merged = await readMerged(read);
  const memorials = await read<MemorialRow>('SELECT id, name, name_keys, place_id FROM memorial');
  const eventsOn = await countEvents(read, 'memorial_id');
  await inTurns(memorials, ({ id, name, name_keys }) => {
    const names = unbarred(name_keys);
    vocabulary.memorials.add({ ids: [id, ...merged(id)], name }, names);
    const events = eventsOn(id);
    if (events > 0) vocabulary.suggestions.add({ kind: 'memorial', label: sameLabel(name), events }, [], names);
  });
  const eventsAt = await countEvents(read, 'place_id');
  await addPlaces(vocabulary, { memorials, merged, eventsAt, read, inTurns });
  const units = await addUnits(vocabulary, { read, inTurns });
  const armies = [...new Set(units.map(({ army_key }) => army_key))];
  addArmies(vocabulary, armies);
  addCountries(vocabulary.phrases, armies);
  for (const rank of await distinctTexts(read, 'enlisted_rank')) {
    const group = rankGroupOf(rank);
    if (group) vocabulary.ranks.set(group, [...(vocabulary.ranks.get(group) ?? []), rank]);
  }
  addProfessions(vocabulary, await distinctTexts(read, 'work_profession'));
  return vocabulary;
}

/** Places and memorials that became part of another: until the index has caught up, its documents name those. */
async function readMerged(read: ReadRows): Promise<(id: string) => readonly string[]> {
  const rows = await read<{ from_id: string; to_id: string }>(
    `SELECT from_id, to_id FROM redirect WHERE from_type IN ('place', 'memorial') AND reason = 'merged'`,
  );
  const merged = new Map<string, string[]>();
  for (const { from_id, to_id } of rows) merged.set(to_id, [...(merged.get(to_id) ?? []), from_id]);
  return (id) => merged.get(id) ?? [];
}

/** How many events speak of a place or a memorial. */
async function countEvents(read: ReadRows, column: 'place_id' | 'memorial_id'): Promise<(id: string) => number> {
  const rows = await read<{ id: string; events: number }>(
    `SELECT ${column} AS id, count(*)::integer AS events FROM person_event WHERE ${column} IS NOT NULL GROUP BY ${column}`,
  );
  const byId = new Map(rows.map(({ id, events }) => [id, events]));
  return (id) => byId.get(id) ?? 0;
}

/** The different texts of a column of events, each by one look into its index. */
async function distinctTexts(read: ReadRows, column: 'enlisted_rank' | 'work_profession'): Promise<string[]> {
  const next = `SELECT min(${column}) FROM person_event WHERE ${column} <> ''`;
  const rows = await read<{ text: string }>(
    `WITH RECURSIVE texts (text) AS (
       (${next})
       UNION ALL
       SELECT (${next} AND ${column} > texts.text) FROM texts WHERE texts.text IS NOT NULL)
     SELECT text FROM texts WHERE text IS NOT NULL`,
  );
  return rows.map(({ text }) => text);
}

function addArmies({ phrases }: Vocabulary, stored: readonly string[]): void {
  for (const { key, label, names } of armiesWithNames) {
    const armies = [...new Set([key, ...stored.filter((each) => armyKey(each) === armyKey(key))])];
    // C.E.F. is typed CEF as well.
    for (const name of new Set([...names, ...names.map((each) => each.replaceAll('.', ''))])) {
      phrases.add(name, { kind: 'army', label, condition: { kind: 'army', armies } });
    }
  }
  for (const army of stored) {
    if (army === '' || armyCountries[army] === undefined) continue;
    phrases.add(army, { kind: 'army', label: sameLabel(army), condition: { kind: 'army', armies: [army] } });
  }
}

function addProfessions({ phrases }: Vocabulary, stored: readonly string[]): void {
  const byKey = groupBy(stored, normalizeText);
  for (const { label, words } of professionGroups) {
    const texts = words.flatMap((word) => byKey.get(word) ?? []);
    if (texts.length === 0) continue;
    const term = { kind: 'profession', label, condition: { kind: 'profession', texts } } as const;
    for (const word of words) phrases.add(word, term);
  }
  const grouped = new Set(professionGroups.flatMap(({ words }) => words));
  for (const [key, texts] of byKey) {
    if (grouped.has(key) || key.length > longestProfession) continue;
    const label = sameLabel(texts[0] ?? '');
    phrases.add(key, { kind: 'profession', label, condition: { kind: 'profession', texts } });
  }
}

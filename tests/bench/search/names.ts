import { pathToFileURL } from 'node:url';
import { personIndexSettings } from '@salient/shared/areas/search/indexSettings.ts';
import { cleanQuery } from '@salient/shared/lib/names/cleanQuery.ts';
import { foldName, nameTokens } from '@salient/shared/lib/names/foldName.ts';
import { givenNameKeys } from '@salient/shared/lib/names/givenNameGroups.ts';
import { differentNames, listPairs, type NamePair, sameNames } from '@salient/shared/lib/names/nameVariants.fixture.ts';
import {
  type Finder,
  falseHits,
  findsByEverything,
  findsByFold,
  findsBySound,
  missedPairs,
  storedTokens,
} from '@salient/shared/lib/names/nameVariants.measure.ts';
import { soundKeys } from '@salient/shared/lib/names/sounds/soundKeys.ts';
import { createMeiliClient } from '@salient/shared/lib/search/createMeiliClient.ts';
import type { Meilisearch } from 'meilisearch';
import { startMeilisearch } from '../../harness/programs/meilisearch.ts';
import { findersAtTen } from './recallAtTen.ts';

const same = listPairs(sameNames);
const different = listPairs(differentNames);

interface Search {
  readonly query: string;
  readonly stored: string;
  readonly pair: NamePair;
}

/** Every pair of the fixture in both directions. */
const searches: Search[] = [...same, ...different].flatMap((pair) => [
  { query: pair.one, stored: pair.other, pair },
  { query: pair.other, stored: pair.one, pair },
]);
const keyOf = (query: string, stored: string): string => `${query} > ${stored}`;
const batch = 200;

/** The stored names as documents, each spelling once. */
function storedNames() {
  const names = new Map(searches.map(({ stored, pair }) => [stored, pair]));
  return [...names].map(([name, pair], id) => ({ id, name, folded: storedTokens(name, pair) }));
}

/** Asks Meilisearch, with the typo tolerance of the product, which stored names answer which queries. */
async function findByMeilisearch(
  client: Meilisearch,
  ids: ReadonlyMap<string, number>,
  field: 'name' | 'folded',
  textOf: (query: string) => string,
): Promise<Finder> {
  const found = new Set<string>();
  for (let at = 0; at < searches.length; at += batch) {
    const part = searches.slice(at, at + batch);
    const { results } = await client.multiSearch({
      queries: part.map(({ query, stored }) => ({
        indexUid: 'names',
        q: textOf(query),
        filter: `id = ${ids.get(stored)}`,
        attributesToSearchOn: [field],
        attributesToRetrieve: ['id'],
        matchingStrategy: 'all' as const,
      })),
    });
    for (const [index, { query, stored }] of part.entries()) {
      if ((results[index]?.hits.length ?? 0) > 0) found.add(keyOf(query, stored));
    }
  }
  return (query, stored) => found.has(keyOf(query, stored));
}

async function measuredFinders(): Promise<{ byTypo: Finder; byFoldedTypo: Finder; atTen: Record<string, Finder> }> {
  const meilisearch = await startMeilisearch();
  try {
    const client = createMeiliClient({ url: meilisearch.url, key: meilisearch.key, timeoutMs: 30_000 });
    const documents = storedNames();
    const index = client.index('names');
    await index
      .updateSettings({
        searchableAttributes: ['name', 'folded'],
        filterableAttributes: ['id'],
        typoTolerance: { ...personIndexSettings.typoTolerance },
      })
      .waitTask();
    await index.addDocuments(documents, { primaryKey: 'id' }).waitTask();
    const ids = new Map(documents.map(({ id, name }) => [name, id]));
    return {
      byTypo: await findByMeilisearch(client, ids, 'name', (query) => query),
      byFoldedTypo: await findByMeilisearch(client, ids, 'folded', (query) => cleanQuery(query).folded.join(' ')),
      atTen: await findersAtTen(client, [...same, ...different]),
    };
  } finally {
    await meilisearch.stop();
  }
}

function show(label: string, finds: Finder): void {
  const missed = missedPairs(same, finds).length;
  const hits = falseHits(different, finds).length;
  const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`.padStart(7);
  const recall = `${String(same.length - missed).padStart(4)} of ${same.length} ${percent(same.length - missed, same.length)}`;
  console.log(
    `${label.padEnd(34)} ${recall}   ${String(hits).padStart(4)} of ${different.length} ${percent(hits, different.length)}`,
  );
}

/** Microseconds that all derived forms of one person take, measured on the names of the fixture. */
function microsecondsPerPerson(): number {
  const surnames = same.filter(({ language }) => language === 'given').map(({ one }) => one);
  const persons = searches.map(({ stored }, at) => ({
    familyname: stored,
    surname: surnames[at % surnames.length] ?? '',
  }));
  const rounds = 20;
  let started = 0;
  for (let round = -5; round < rounds; round++) {
    if (round === 0) started = performance.now();
    for (const person of persons) {
      nameTokens(person);
      foldName(person.familyname);
      soundKeys(person.familyname);
      givenNameKeys(person.surname);
    }
  }
  return ((performance.now() - started) * 1000) / (rounds * persons.length);
}

/**
 * Prints how many pairs of the fixture each way of comparing finds (both ways round), and how many different names it
 * takes for one (either way round).
 */
export async function benchNames(): Promise<void> {
  const { byTypo, byFoldedTypo, atTen } = await measuredFinders();
  const byFoldOrTypo: Finder = (query, stored, pair) =>
    byTypo(query, stored, pair) || byFoldedTypo(query, stored, pair);
  console.log(`${'names'.padEnd(34)} ${'found'.padEnd(20)}   false hits`);
  show('typo tolerance of Meilisearch alone', byTypo);
  show('fold alone', findsByFold);
  show('fold and sound', findsBySound);
  show('fold, sound and first-name group', findsByEverything);
  show('fold and typo', byFoldOrTypo);
  show('all', (query, stored, pair) => [byFoldOrTypo, findsByEverything].some((finds) => finds(query, stored, pair)));
  console.log(`${'among the first ten of the list'.padEnd(34)} ${'recall at 10'.padEnd(20)}   false hits`);
  for (const [way, finds] of Object.entries(atTen)) show(way, finds);
  console.log(`derived forms of one person: ${microsecondsPerPerson().toFixed(1)} µs (budget 40)`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await benchNames();

import { personIndex, personIndexSettings } from '@salient/shared/areas/search/indexSettings.ts';
import { personKeys, unbarred } from '@salient/shared/areas/search/personKeys.ts';
import { cleanQuery } from '@salient/shared/lib/names/cleanQuery.ts';
import type { NamePair } from '@salient/shared/lib/names/nameVariants.fixture.ts';
import type { Finder } from '@salient/shared/lib/names/nameVariants.measure.ts';
import type { Meilisearch } from 'meilisearch';
import { MeiliEngine } from '../../../core-server/src/areas/search/meilisearch/MeiliEngine.ts';
import { readTypedText } from '../../../core-server/src/areas/search/TypedText.ts';

/** Family name of the persons of whom the first name is looked for. */
const family = 'Dewulf';
const shown = 10;
const atOnce = 16;

const personOf = (stored: string, { language }: NamePair) =>
  language === 'given' ? { surname: stored, familyname: family } : { surname: 'Maria', familyname: stored };
const textOf = (query: string, { language }: NamePair) => (language === 'given' ? `${query} ${family}` : query);
const keyOf = (query: string, stored: string) => `${query} > ${stored}`;

/** Every name of the pairs as a person of the names list, each once, in an index with the settings of the product. */
async function fillIndex(client: Meilisearch, pairs: readonly NamePair[]): Promise<ReadonlyMap<string, string>> {
  const persons = new Map<string, Record<string, unknown>>();
  for (const pair of pairs) {
    for (const stored of [pair.one, pair.other]) {
      const names = { ...personOf(stored, pair), alternative_surnames: [], alternative_familynames: [] };
      const { fold_keys, surname_keys, familyname_keys, ...keys } = personKeys({
        ...names,
        ...{ initials: '', nationality: '' },
      });
      persons.set(`${names.surname} ${names.familyname}`, {
        ...names,
        ...keys,
        ...{ surname_keys: unbarred(surname_keys), familyname_keys: unbarred(familyname_keys) },
        ...{ name: `${names.surname} ${names.familyname}`, alternatives: '', folded: fold_keys.trim() },
      });
    }
  }
  const ids = new Map([...persons.keys()].map((name, at) => [name, String(at)]));
  const index = client.index(personIndex);
  await index.updateSettings(personIndexSettings).waitTask();
  const documents = [...persons].map(([name, person]) => ({ id: ids.get(name), ...person }));
  await index.addDocuments(documents, { primaryKey: 'id' }).waitTask({ timeout: 60_000 });
  return ids;
}

/** Ways to search the whole list, each as who stands among the first ten (beyond.md 21). */
export async function findersAtTen(client: Meilisearch, pairs: readonly NamePair[]): Promise<Record<string, Finder>> {
  const ids = await fillIndex(client, pairs);
  const index = client.index<{ id: string }>(personIndex);
  const engine = new MeiliEngine(client);
  const search = async (q: string, field: string) =>
    (await index.search(q, { attributesToSearchOn: [field], limit: shown, matchingStrategy: 'all' })).hits;
  const ways: Record<string, (text: string) => Promise<readonly { readonly id: string }[]>> = {
    'typo tolerance alone': (text) => search(text, 'name'),
    // A quoted word is looked for as it stands.
    'folding alone': (text) =>
      search(
        cleanQuery(text)
          .folded.map((word) => `"${word}"`)
          .join(' '),
        'folded',
      ),
    everything: async (text) =>
      (
        await engine.search(
          {
            ...{ query: { persons: [], events: [] }, text: readTypedText(text), widen: true, soundsAlike: true },
            ...{ offset: 0, limit: shown, sort: [], facets: false },
          },
          [],
        )
      ).rows,
  };
  const finders: Record<string, Finder> = {};
  for (const [way, find] of Object.entries(ways)) {
    const found = new Set<string>();
    const asked = pairs.flatMap((pair) => [
      { pair, query: pair.one, stored: pair.other },
      { pair, query: pair.other, stored: pair.one },
    ]);
    for (let at = 0; at < asked.length; at += atOnce) {
      await Promise.all(
        asked.slice(at, at + atOnce).map(async ({ pair, query, stored }) => {
          const { surname, familyname } = personOf(stored, pair);
          const id = ids.get(`${surname} ${familyname}`);
          if ((await find(textOf(query, pair))).some((row) => row.id === id)) found.add(keyOf(query, stored));
        }),
      );
    }
    finders[way] = (query, stored) => found.has(keyOf(query, stored));
  }
  return finders;
}

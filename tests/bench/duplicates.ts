import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type EventDraft, emptyEvent } from '@salient/shared/areas/events/eventDraft.ts';
import { emptyPerson } from '@salient/shared/areas/persons/checkPerson.ts';
import type { PersonDraft } from '@salient/shared/areas/persons/personFields.ts';
import { eventKeys } from '@salient/shared/areas/search/eventKeys.ts';
import { personKeys } from '@salient/shared/areas/search/personKeys.ts';
import { v7 as uuidv7 } from 'uuid';
import { createDataSource } from '../../core-server/src/app/database/createDataSource.ts';
import { eventDraftOf } from '../../core-server/src/areas/events/eventDraft.ts';
import { PersonEventEntity } from '../../core-server/src/areas/events/PersonEventEntity.ts';
import { suggestMerges } from '../../core-server/src/areas/persons/merge/suggestMerges.ts';
import { PersonEntity } from '../../core-server/src/areas/persons/PersonEntity.ts';
import { personDraftOf } from '../../core-server/src/areas/persons/personDraft.ts';
import type { Measurement } from './measure.ts';
import { type BenchMuseum, root } from './museum.ts';

const planted = 500;

/** Slips with which a man gets into a second list: each takes a person and gives the other entry. */
const slips: readonly ((draft: PersonDraft, n: number) => Partial<PersonDraft>)[] = [
  (draft) => ({ familyname: oneLetterLess(draft.familyname) }),
  (draft) => ({ surname: `${draft.surname.charAt(0)}.` }),
  () => ({ born_day: null, born_month: null, born_year: null }),
  (draft) => ({ familyname: draft.familyname.replace(/^(Van|De)\s*/i, '$1 ').replace(/ck|k/, 'c') }),
  () => ({ died_day: null, died_month: null }),
  (draft) => ({ died_day: draft.died_day === 30 ? 29 : ((draft.died_day ?? 1) % 28) + 1 }),
  (draft) => ({ surname: `${draft.surname} Maria`, nationality: '' }),
];
const oneLetterLess = (name: string) => (name.length < 5 ? name : name.slice(0, 3) + name.slice(4));

/** Others who are easily taken for the same man: fathers and sons, cousins of one name in one regiment. */
const others: readonly ((draft: PersonDraft, n: number) => Partial<PersonDraft>)[] = [
  (draft, n) => ({
    ...{ born_year: (draft.born_year ?? 1890) - 22 - (n % 9), born_month: (n % 12) + 1, born_day: (n % 27) + 1 },
    ...{ died_year: 1914, died_day: (n % 27) + 1 },
  }),
  (draft, n) => ({
    ...{ born_year: (draft.born_year ?? 1890) + 2 + (n % 3), born_month: (n % 12) + 1, born_day: (n % 27) + 1 },
    ...{ died_year: draft.died_year === 1916 ? 1917 : 1916, died_month: (n % 12) + 1, died_day: (n % 27) + 1 },
  }),
];

/** Two lists of real persons, which may hold doubles of their own. */
const realLists = ['verlustliste_slovenian_lands', 'canadian_war_graves'];
const listFolder = join(root, '../shared/data/persons');

/**
 * Imports the real lists, where the sample data is.
 *
 * @returns the batches, latest first, to be undone in this order.
 */
function importRealLists(museum: BenchMuseum): string[] {
  if (!existsSync(listFolder)) {
    console.log(`The sample data is not at ${listFolder}; doubles are looked for without the real lists.`);
    return [];
  }
  return realLists
    .map((list) => {
      const map = join(root, 'core-server/importer/mappings', `${list}.json`);
      const output = museum.salient(['import', 'persons', join(listFolder, `${list}.csv`), '--map', map]);
      return /import undo (\S+)/.exec(output)?.[1] ?? '';
    })
    .reverse();
}

/**
 * Merge suggestions over the big museum, two real lists and 500 planted doubles and 500 planted near-misses: time, memory, and how many
 * of each are suggested. Plants and lists are taken out again.
 */
export async function benchDuplicates(museum: BenchMuseum): Promise<Measurement[]> {
  const dataSource = await createDataSource({ url: museum.databaseUrl, poolSize: 2 }).initialize();
  const { manager: db } = dataSource;
  const made: string[] = [];
  const batches = importRealLists(museum);
  try {
    // Whoever is known well enough to be planted a second time.
    const templates = await db
      .createQueryBuilder(PersonEntity, 'p')
      .where(`born_min = born_max AND died_min = died_max AND length(familyname) > 4 AND length(surname) > 2`)
      .andWhere(`alternative_familynames = '{}' AND victim_type = 'military' AND died_year BETWEEN 1914 AND 1918`)
      .orderBy('md5(p.id::text)')
      .limit(2 * planted)
      .getMany();
    const plant = async (template: PersonEntity, changes: Partial<PersonDraft>, sameNumber: boolean) => {
      const draft: PersonDraft = { ...emptyPerson, ...personDraftOf(template), ...changes };
      const id = uuidv7();
      await db.insert(PersonEntity, { id, ...draft, ...personKeys(draft) });
      made.push(id);
      for (const event of await db.findBy(PersonEventEntity, { person_id: template.id, type: 'military' })) {
        const own: EventDraft = { ...emptyEvent('military'), ...eventDraftOf(event) };
        if (!sameNumber) own.enlisted_number = String(900_000 + made.length);
        await db.insert(PersonEventEntity, { id: uuidv7(), person_id: id, ...own, ...eventKeys(own) });
      }
      return [template.id, id].sort().join(' ');
    };
    const [doubles, misses] = [new Set<string>(), new Set<string>()];
    for (const [n, template] of templates.entries()) {
      const isDouble = n % 2 === 0;
      const kinds = isDouble ? slips : others;
      const changes = kinds[(n >> 1) % kinds.length]?.(personDraftOf(template), n) ?? {};
      // Half of the doubles come from a list without numbers.
      (isDouble ? doubles : misses).add(await plant(template, changes, isDouble && n % 4 === 0));
    }

    let peak = process.memoryUsage.rss();
    const before = peak;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
    }, 100);
    const began = performance.now();
    const { compared, suggested } = await suggestMerges({ dataSource });
    const seconds = (performance.now() - began) / 1000;
    clearInterval(watch);

    const rows = await dataSource.query<{ pair: string }[]>(
      `SELECT person_a || ' ' || person_b AS pair FROM merge_suggestion`,
    );
    const found = new Set(rows.map(({ pair }) => pair));
    const hits = [...doubles].filter((pair) => found.has(pair)).length;
    const slipped = [...misses].filter((pair) => found.has(pair)).length;
    const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
    const grown = Math.round((peak - before) / 1_048_576);
    const [counted] = await museum.query<{ persons: number }>('SELECT count(*)::int AS persons FROM person', []);
    console.log(`${counted?.persons} persons, ${compared} pairs compared, ${suggested} suggested in all`);
    return [
      {
        what: 'merge suggestions, whole museum',
        measured: `${seconds.toFixed(0)} s`,
        budget: 'at most 10 minutes',
        met: seconds <= 600,
      },
      { what: 'merge suggestions, memory', measured: `${grown} MB more`, budget: 'at most 200 MB', met: grown <= 200 },
      {
        what: `merge suggestions, recall of ${doubles.size} doubles`,
        measured: share(hits, doubles.size),
        budget: 'at least 90 %',
        met: hits >= 0.9 * doubles.size,
      },
      {
        what: `merge suggestions, precision against ${misses.size} near-misses`,
        measured: share(hits, hits + slipped),
        budget: 'at least 95 %',
        met: hits >= 0.95 * (hits + slipped),
      },
    ];
  } finally {
    await dataSource.query('DELETE FROM person WHERE id = ANY($1)', [made]);
    await dataSource.destroy();
    for (const batch of batches) museum.salient(['import', 'undo', batch]);
  }
}

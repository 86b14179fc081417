import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extent, isLongRun } from '../harness/extent.ts';
import { sampleOf } from '../harness/sampleOf.ts';
import { openTrial, type Trial } from './importTrial.ts';
import { measureCountries } from './measureCountries.ts';

const data = join(import.meta.dirname, '../../../shared/data');
const maps = join(import.meta.dirname, '../../core-server/importer/mappings');

/** In the order in which a museum would bring them in: what others refer to first, with the rows of the whole list. */
const lists = [
  ['places', 'places/wof_belgium_places.csv', 1_761],
  ['memorials', 'places/war_cemeteries_belgium_france.csv', 2_065],
  ['military-entities', 'units/owd_war_diary_units.csv', 888],
  ['military-entities', 'units/hampshire_formations_with_dates.csv', 15],
  ['persons', 'persons/verlustliste_slovenian_lands.csv', 23_655],
  ['persons', 'persons/cef_nominal_rolls.csv', 22_726],
  ['persons', 'persons/canadian_war_graves.csv', 6_438],
  ['persons', 'persons/french_communes_morts_pour_la_france.csv', 258],
] as const;

const mapOf = (file: string) => join(maps, `${file.replace(/^.*\//, '').replace(/\.csv$/, '')}.json`);

if (!existsSync(data))
  process.stdout.write(`The sample data is not at ${data}; the tests of real lists are skipped.\n`);

describe.skipIf(!existsSync(data))('real lists, where ../shared/data has them', { timeout: 300_000 }, () => {
  let trial: Trial;
  const batches: string[] = [];
  let empty: Record<string, string>;

  /** A list as it is imported: of thousands of persons a sample, with all whom the tests below ask for. */
  const taken = new Map<string, { readonly path: string; readonly rows: number }>();
  const takenOf = (file: string) => taken.get(file) as { readonly path: string; readonly rows: number };
  const casualties = 'persons/verlustliste_slovenian_lands.csv';

  beforeAll(async () => {
    trial = await openTrial();
    empty = await trial.checksums();
    for (const [, file, rows] of lists) {
      const path = join(data, file);
      if (isLongRun || rows < 5_000) {
        taken.set(file, { path, rows });
      } else {
        const sample = sampleOf(path, /Hribernik|Suhadolc|Page, Alexander|Balmer|McGee|109209/i);
        taken.set(file, { path: trial.writeList(sample.csv), rows: sample.rows });
      }
    }
  });
  afterAll(() => trial.close());

  test.each(lists)('%s: at least 99 of 100 rows of %s come in', async (kind, file) => {
    const { path, rows } = takenOf(file);
    const { counts, batchId } = await trial.import(kind, path, mapOf(file));
    batches.push(batchId as string);
    expect(counts.read).toBe(rows);
    expect(counts.created + counts.matched).toBeGreaterThanOrEqual(rows * 0.99);
    expect(counts.created + counts.matched + counts.rejected + counts.skipped).toBe(rows);
  });

  test('a second time nothing changes', async () => {
    const before = await trial.checksums();
    for (const [kind, file] of lists) {
      const { path, rows } = takenOf(file);
      const { counts } = await trial.import(kind, path, mapOf(file));
      expect({ file, created: counts.created, updated: counts.updated }).toEqual({ file, created: 0, updated: 0 });
      expect(counts.unchanged + counts.rejected + counts.skipped).toBe(rows);
    }
    expect(await trial.checksums()).toEqual(before);
  });

  /** Persons of a family name with their events in one line each, as `type date place: what`. */
  async function lives(familyname: string, surname = '%'): Promise<string[]> {
    const rows = await trial.rows<Record<string, string | null>>(
      `SELECT p.surname || ' ' || p.familyname AS name, array_to_string(p.alternative_familynames, ', ') AS alternatives,
         p.sort_born_date AS born, p.war_casualty::text AS dead, string_agg(concat_ws(' ', e.type, e.sort_start_date,
           l.languages->'de'->>'name', l.languages->'en'->>'name', l.country_code, m.name, nullif(e.enlisted_army, ''),
           nullif(e.enlisted_regt, ''), nullif(e.enlisted_unit, ''), nullif(e.enlisted_nr, ''), nullif(e.enlisted_sub, ''),
           nullif(e.enlisted_rank, ''), nullif(e.enlisted_number, ''), e.jailed_type), '; ' ORDER BY e.type, e.id) AS events
       FROM person p JOIN person_event e ON e.person_id = p.id
         LEFT JOIN place l ON l.id = e.place_id LEFT JOIN memorial m ON m.id = e.memorial_id
       WHERE p.familyname = $1 AND p.surname LIKE $2 GROUP BY p.id ORDER BY p.id`,
      [familyname, surname],
    );
    return rows.map(
      ({ name, alternatives, born, dead, events }) => `${name} (${alternatives}) ${born} ${dead}: ${events}`,
    );
  }

  test('a corrected entry of the Austrian lists stands under the right name, the wrong one beside it', async () => {
    expect(await lives('Hribernik', 'Martin')).toContainEqual(
      expect.stringMatching(
        /^Martin Hribernik \(Hribanik\) 1884\?{4} false: born 1884\?{4} Studa Depalavas SI; jailed \?{8} Moskau RU captive; military \?{8} K\.u\.K\. k\. k\. LIR\. Nr\. 27 15\. Komp\. Korp\.$/,
      ),
    );
  });

  test('no row of the Austrian lists that states a country is stored in another one', async () => {
    const measure = await measureCountries(trial, takenOf(casualties).path);
    expect(measure.stated).toBeGreaterThan(extent(2_700, 13_900));
    expect(measure.statedElsewhere).toEqual([]);
    // Villages without a country in their row that the editors identify in another one: the answer is known.
    expect(measure.identified).toBeGreaterThan(extent(200, 3_800));
    expect(measure.wrong.length / measure.identified).toBeLessThanOrEqual(0.04);
  });

  test('units, attachments and deaths of the Austrian lists are told apart', async () => {
    expect(await lives('Suhadolc', 'Jakob')).toContainEqual(
      expect.stringContaining(
        'true: born 1886???? Dobrova SI; died 191612??; military ???????? K.u.K. IR. Nr. 17 Korp.; military ???????? K.u.K. k. k. LIR. Nr. 27 9. Komp. Korp.',
      ),
    );
    const [captive] = await trial.rows(
      `SELECT count(*)::integer AS n, count(place_id)::integer AS placed FROM person_event WHERE type = 'jailed'`,
    );
    expect(captive?.n).toBeGreaterThan(extent(1_100, 5_800));
    expect((captive?.placed as number) / (captive?.n as number)).toBeGreaterThan(0.75);
  });

  test('dates of the Austrian lists agree with the reading of their editors', async () => {
    const [row] = await trial.rows(
      `SELECT count(*) FILTER (WHERE p.died_day IS NOT NULL)::integer AS full_dates, count(*)::integer AS dead FROM person p
       JOIN import_row r ON r.entity_id = p.id WHERE r.source = 'verlustliste' AND p.war_casualty`,
    );
    expect(row).toMatchObject({ dead: expect.any(Number) });
    expect(row?.full_dates as number).toBeGreaterThan(extent(700, 3_700));
  });

  test('a Canadian of the rolls has rank, battalion, kin and the day he enlisted', async () => {
    expect(await lives('Page', 'Alexander Spencer')).toEqual([
      'Alexander Spencer Page () ???????? false: born ???????? Canada CA; military 19150226 Regina CA C.E.F. Canadian Mounted Rifles Regiment 10th Captain',
    ]);
    const [page] = await trial.rows(
      `SELECT description FROM person WHERE surname = 'Alexander Spencer' AND familyname = 'Page'`,
    );
    expect(page?.description).toBe('Next of kin: Page, Mrs. Margaret Mary, 2269 Cornwall St., Regina, Sask');
  });

  test('a Canadian grave is that of the list of cemeteries, and names are written as people write them', async () => {
    expect(await lives('Balmer', 'John Frederick')).toEqual([
      expect.stringMatching(
        /true: .*died 19151126; memorated \?{8} Berks Cemetery Extension; military .*C\.E\.F\. Canadian Mounted Rifles Private 109209$/,
      ),
    ]);
    expect((await lives('McGee')).length).toBeGreaterThan(3);
    const [shared] = await trial.rows(
      `SELECT count(DISTINCT m.id)::integer AS n FROM memorial m JOIN person_event e ON e.memorial_id = m.id
       JOIN import_row r ON r.entity_id = m.id WHERE r.source = 'war-cemeteries-belgium-france'`,
    );
    expect(shared?.n).toBeGreaterThan(extent(150, 300));
  });

  test('French dates in words, ranks in any column and civilian victims are understood', async () => {
    const [aubreton] = await trial.rows(
      `SELECT p.sort_born_date, p.sort_died_date, p.victim_type, l.languages->'fr'->>'name' AS died_in, e.death_reason
       FROM person p JOIN person_event e ON e.person_id = p.id AND e.type = 'died' LEFT JOIN place l ON l.id = e.place_id
       WHERE p.familyname = 'Aubreton'`,
    );
    expect(aubreton).toEqual({
      sort_born_date: '18890805',
      sort_died_date: '191503??',
      victim_type: 'military',
      died_in: 'Mesnil-les-Hurlus',
      death_reason: "tué à l'ennemi",
    });
    const [civilians] = await trial.rows(`SELECT count(*)::integer AS n FROM person WHERE victim_type = 'civilian'`);
    expect(civilians).toEqual({ n: 19 });
  });

  test('Belgian places have their names in four languages, and not what machines made of them', async () => {
    const [ieper] = await trial.rows(
      `SELECT languages->'nl'->>'name' AS nl, languages->'fr'->>'name' AS fr, languages->'en'->>'name' AS en, languages->'de'->>'name' AS de
       FROM place WHERE sort_name = 'ieper' AND type = 'locality'`,
    );
    expect(ieper).toEqual({ nl: 'Ieper', fr: 'Ypres', en: 'Ypres', de: 'Ypern' });
    const wrong = await trial.rows(
      `SELECT name_keys FROM place WHERE name_keys ~ 'creme dessert|jambon|soutien-gorge|crevasse lunaire|schinken'`,
    );
    expect(wrong).toEqual([]);
  });

  test('a battalion that two lists of units name is there once, with what each says of the brigade above it [MILITARY-18, MILITARY-24]', async () => {
    const named = await trial.rows(
      `SELECT m.name_key, count(DISTINCT r.source)::integer AS lists, string_agg(DISTINCT above.brigade, '; ') AS above
       FROM military_entity m JOIN import_row r ON r.entity_id = m.id AND r.source IN ('owd-war-diaries', 'hampshire-formations')
         LEFT JOIN military_entity_history h ON h.military_entity_id = m.id
         LEFT JOIN military_entity above ON above.id = h.entity_id
       WHERE m.name_key IN ('unit|b.e.f.|hampshire regiment|battalion|1', 'division|b.e.f.|4 division') GROUP BY 1 ORDER BY 1`,
    );
    expect(named).toEqual([
      { name_key: 'division|b.e.f.|4 division', lists: 2, above: null },
      { name_key: 'unit|b.e.f.|hampshire regiment|battalion|1', lists: 2, above: '11 Infantry Brigade' },
    ]);
    const [brigades] = await trial.rows(
      `SELECT count(*)::integer AS n FROM military_entity WHERE type = 'brigade' AND brigade ~ '^11(th)? '`,
    );
    expect(brigades).toEqual({ n: 1 });
  });

  test('undone in turn, they leave the database as it was', async () => {
    for (const batch of [...batches].reverse()) expect((await trial.undo(batch)).kept).toEqual([]);
    expect(await trial.checksums()).toEqual(empty);
  });
});

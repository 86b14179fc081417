import { placeSpot } from '@salient/shared/areas/places/placeSpot.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTrial, type Trial } from './importTrial.ts';

let trial: Trial;
beforeEach(async () => {
  trial = await openTrial();
});
afterEach(() => trial.close());

const counts = ({
  counts: { created, updated, unchanged, matched, conflicts },
}: Awaited<ReturnType<Trial['import']>>) => `${created} ${updated} ${unchanged} ${matched} ${conflicts}`;

const places = {
  kind: 'places',
  source: 'gazetteer',
  language: 'nl',
  key: '{id}',
  place: {
    name: { nl: '{nl}', fr: '{fr}', en: '{en}' },
    alternative_names: { from: '{ook}', do: [{ split: ';' }] },
    type: '{soort}',
    country: '{land}',
    area2: { nl: '{provincie}' },
    lat: '{lat}',
    lon: '{lon}',
  },
};
const placeList = (...rows: string[]) => ['id,nl,fr,en,ook,soort,land,provincie,lat,lon', ...rows, ''].join('\n');

describe('places', () => {
  test('come with names in several languages, areas and a position [PLACE-24, PLACE-26]', async () => {
    const summary = await trial.import(
      'places',
      placeList(
        '1,Ieper,Ypres,Ypres,Yper;Ieperen,locality,BE,West-Vlaanderen,"50,8509",2.8857',
        '2,Mesen,Messines,,,locality,BE,West-Vlaanderen,,',
      ),
      places,
    );
    expect(counts(summary)).toBe('2 0 0 0 0');
    const rows = await trial.rows(
      `SELECT languages, alternative_names, lat, resolution_status, name_keys FROM place ORDER BY sort_name`,
    );
    expect(rows).toEqual([
      {
        languages: {
          nl: { name: 'Ieper', administrative_area_level_2: 'West-Vlaanderen' },
          fr: { name: 'Ypres', administrative_area_level_2: 'West-Vlaanderen' },
          en: { name: 'Ypres', administrative_area_level_2: 'West-Vlaanderen' },
        },
        alternative_names: ['Yper', 'Ieperen'],
        lat: 50.8509,
        resolution_status: 'found',
        name_keys: '|ieper|ypres|yper|ieperen|',
      },
      expect.objectContaining({ lat: null, resolution_status: 'unresolved', name_keys: '|mesen|messines|' }),
    ]);
  });

  test('without a country are stored as such, with a position that is none they are rejected', async () => {
    const list = placeList(
      '1,Ieper,,,,locality,Nergensland,,,',
      '2,Mesen,,,,locality,BE,,noord,3',
      '3,Damme,,,,locality,,,,',
    );
    const { counts: got, codes } = await trial.import('places', list, places);
    expect(got).toMatchObject({ created: 2, rejected: 1 });
    expect(codes).toContainEqual(['COUNTRY_UNKNOWN', 'warning', 1]);
    expect(trial.rejects()).toMatch(/INVALID_FORMAT/);
    expect(await trial.rows('SELECT DISTINCT country_code, country_guessed FROM place')).toEqual([
      { country_code: null, country_guessed: false },
    ]);
  });

  test('that two rows name are one, and it has what both say [PLACE-34]', async () => {
    const list = placeList(
      '1,Ieper,Ypres,,,locality,BE,West-Vlaanderen,,',
      '2,Ieper,,Ypres,Wipers,locality,BE,West-Vlaanderen,50.85,2.88',
      '3,Ieper,,,,locality,BE,Limburg,,',
    );
    expect(counts(await trial.import('places', list, places))).toBe('2 0 0 1 0');
    const [ieper] = await trial.rows(
      `SELECT languages->'en'->>'name' AS en, alternative_names, lat FROM place WHERE lat IS NOT NULL`,
    );
    expect(ieper).toEqual({ en: 'Ypres', alternative_names: ['Wipers'], lat: 50.85 });
    expect(counts(await trial.import('places', list, places))).toBe('0 0 3 0 0');
  });

  test('complete those that a list of persons made for want of better, and undo takes that back', async () => {
    await trial.import('persons', 'nr,naam,dorp\n1,Peeters,Ieper\n', {
      kind: 'persons',
      source: 'lijst',
      key: '{nr}',
      person: { familyname: '{naam}' },
      events: [{ type: 'born', place: { name: '{dorp}', country: 'BE', create: true } }],
    });
    const before = await trial.checksums();
    const { batchId } = await trial.import(
      'places',
      placeList('1,Ieper,Ypres,,,locality,BE,West-Vlaanderen,50.85,2.88'),
      places,
    );
    expect(await trial.rows(`SELECT languages->'fr'->>'name' AS fr, resolution_status FROM place`)).toEqual([
      { fr: 'Ypres', resolution_status: 'found' },
    ]);
    expect(await trial.undo(batchId as string)).toMatchObject({ restored: 1, kept: [] });
    expect(await trial.checksums()).toEqual(before);
  });

  test('of staff are joined and not touched', async () => {
    await trial.client.query(
      `INSERT INTO place (id, languages, name_keys, sort_name) VALUES (gen_random_uuid(), '{"nl": {"name": "Ieper"}}', '|ieper|', 'ieper')`,
    );
    expect(counts(await trial.import('places', placeList('1,Ieper,Ypres,,,locality,BE,,,'), places))).toBe('0 0 0 1 0');
    expect(await trial.rows(`SELECT languages FROM place`)).toEqual([{ languages: { nl: { name: 'Ieper' } } }]);
  });

  test('that changed in the list change, unless staff changed them first', async () => {
    const list = (lat: string) =>
      placeList(`1,Ieper,,,,locality,BE,,${lat},2.88`, `2,Mesen,,,,locality,BE,,${lat},2.89`);
    await trial.import('places', list('50.1'), places);
    const before = await trial.checksums();
    await trial.client.query(`UPDATE place SET lat = 50.9, version = 2 WHERE sort_name = 'mesen'`);
    const { batchId, ...summary } = await trial.import('places', list('50.2'), places);
    expect(counts({ batchId, ...summary })).toBe('0 1 0 0 1');
    expect(await trial.rows('SELECT lat FROM place ORDER BY sort_name')).toEqual([{ lat: 50.2 }, { lat: 50.9 }]);
    await trial.undo(batchId as string);
    await trial.client.query(`UPDATE place SET lat = 50.1, version = 1 WHERE sort_name = 'mesen'`);
    expect(await trial.checksums()).toEqual(before);
  });
});

describe('countries of places', () => {
  const born = {
    kind: 'persons',
    source: 'lijst',
    language: 'nl',
    key: '{nr}',
    person: { familyname: '{naam}' },
    events: [
      {
        type: 'born',
        place: {
          name: '{dorp}',
          area1: '{land}',
          area2: '{district}',
          country: '{staat}',
          country_guess: '{gok}',
          create: true,
        },
      },
    ],
  };
  const list = (...rows: string[]) => ['nr,naam,dorp,land,district,staat,gok', ...rows, ''].join('\n');
  const stored = () =>
    trial.rows(
      `SELECT p.familyname AS who, l.country_code AS country, l.country_guessed AS guessed
       FROM person p JOIN person_event e ON e.person_id = p.id JOIN place l ON l.id = e.place_id ORDER BY 1`,
    );

  test('a stated country corrects a guess, whichever row comes first, and undo brings the guess back', async () => {
    await trial.import('persons', list('1,A,Süßenberg,Steiermark,Radkersburg,,AT'), born);
    expect(await stored()).toEqual([{ who: 'A', country: 'AT', guessed: true }]);
    const before = await trial.checksums();
    const { batchId } = await trial.import(
      'persons',
      list('2,B,Süssenberg,Steiermark,Radkersburg,SI,AT', '3,C,Süßenberg,Steiermark,Radkersburg,,AT'),
      born,
    );
    const mended = { country: 'SI', guessed: false };
    expect(await stored()).toEqual(['A', 'B', 'C'].map((who) => ({ who, ...mended })));
    await trial.undo(batchId as string);
    expect(await trial.checksums()).toEqual(before);
  });

  test('of two rows that state different countries each keeps its own, with a warning', async () => {
    const { codes } = await trial.import(
      'persons',
      list('1,A,Leifling,Kärnten,Völkermarkt,SI,', '2,B,Leifling,Kärnten,Völkermarkt,AT,'),
      born,
    );
    expect(await stored()).toMatchObject([{ country: 'SI' }, { country: 'AT' }]);
    expect(codes).toContainEqual(['COUNTRY_DIFFERS', 'warning', 1]);
  });

  test('a place of staff keeps its country; what a row states goes to a place of its own', async () => {
    await trial.import('persons', list('1,A,Leifling,Kärnten,Völkermarkt,,AT'), born);
    await trial.client.query('UPDATE place SET version = version + 1');
    await trial.import('persons', list('2,B,Leifling,Kärnten,Völkermarkt,SI,'), born);
    expect(await stored()).toEqual([
      { who: 'A', country: 'AT', guessed: true },
      { who: 'B', country: 'SI', guessed: false },
    ]);
  });

  test('a country that nobody knows is stored as unknown, and a guess is told as a warning', async () => {
    const { codes } = await trial.import(
      'persons',
      list('1,A,Pirano,Istrien,Capodistria,,', '2,B,Pola,Istrien,Pola,,HR'),
      born,
    );
    expect(await stored()).toEqual([
      { who: 'A', country: null, guessed: false },
      { who: 'B', country: 'HR', guessed: true },
    ]);
    expect(codes).toEqual([['COUNTRY_GUESSED', 'warning', 1]]);
    expect(counts(await trial.import('persons', list('1,A,Pirano,Istrien,Capodistria,,'), born))).toBe('0 0 1 0 0');
  });
});

describe('memorials', () => {
  const memorials = {
    kind: 'memorials',
    source: 'graven',
    language: 'nl',
    key: '{naam}',
    memorial: {
      name: '{naam}',
      type: 'cemetery',
      cemetery_kind: 'military',
      lat: '{lat}',
      lon: '{lon}',
      place: [
        { name: '{dorp}', country: 'BE', create: true },
        { name: '{provincie}', type: 'administrative_area_level_2', country: 'BE', create: true },
      ],
    },
  };

  test('come with the first of their places that is known or may be made, and persons find them by name', async () => {
    const list =
      'naam,dorp,provincie,lat,lon\nTyne Cot,Passendale,West-Vlaanderen,50.887,2.998\nHop Store,,West-Vlaanderen,,\n';
    expect(counts(await trial.import('memorials', list, memorials))).toBe('2 0 0 0 0');
    expect(
      await trial.rows(
        `SELECT m.name, p.sort_name AS place, p.type FROM memorial m JOIN place p ON p.id = m.place_id ORDER BY 1`,
      ),
    ).toEqual([
      { name: 'Hop Store', place: 'west-vlaanderen', type: 'administrative_area_level_2' },
      { name: 'Tyne Cot', place: 'passendale', type: 'locality' },
    ]);
    const persons = await trial.import('persons', 'nr,naam,graf\n1,McGee,TYNE COT\n', {
      kind: 'persons',
      source: 'lijst',
      key: '{nr}',
      person: { familyname: '{naam}' },
      events: [{ type: 'memorated', memorial: { name: '{graf}' } }],
    });
    expect(persons.codes).toEqual([]);
    expect(counts(await trial.import('memorials', list, memorials))).toBe('0 0 2 0 0');
  });

  test('that two lists name with more or less detail are one; two churchyards of one name in different places stay two', async () => {
    await trial.import(
      'places',
      placeList(
        '1,Zonnebeke,,,,locality,BE,West-Vlaanderen,50.87,2.99',
        '2,West-Vlaanderen,,,,administrative_area_level_2,BE,,,',
        '3,Gent,,,,locality,BE,Oost-Vlaanderen,51.05,3.72',
        '4,België,,,,country,BE,,,',
      ),
      places,
    );
    const list = (...rows: string[]) => ['naam,dorp,provincie,lat,lon', ...rows, ''].join('\n');
    await trial.import('memorials', list('Tyne Cot Memorial,Zonnebeke,,,', 'Churchyard,Zonnebeke,,,'), memorials);
    const again = await trial.import('memorials', list('TYNE COT MEMORIAL,,West-Vlaanderen,,', 'Churchyard,Gent,,,'), {
      ...memorials,
      source: 'andere',
    });
    expect(counts(again)).toBe('1 0 0 1 0');
    expect(again.codes).toEqual([['MEMORIAL_ALIKE', 'warning', 1]]);
  });

  test('and their undo leave nothing behind', async () => {
    const before = await trial.checksums();
    const { batchId } = await trial.import(
      'memorials',
      'naam,dorp,provincie,lat,lon\nTyne Cot,Passendale,,,\n',
      memorials,
    );
    await trial.undo(batchId as string);
    expect(await trial.checksums()).toEqual(before);
  });
});

describe('units', () => {
  const units = {
    kind: 'military-entities',
    source: 'eenheden',
    language: 'en',
    key: '{nr}',
    entities: [
      { id: 'division', when: '{division}', type: 'division', army: 'B.E.F.', division: '{division}' },
      {
        id: 'brigade',
        when: '{brigade}',
        type: 'brigade',
        army: 'B.E.F.',
        brigade: '{brigade}',
        history: [{ type: 'structure', entity: 'division' }],
      },
      {
        id: 'unit',
        type: 'unit',
        army: 'B.E.F.',
        regiment: '{regiment}',
        unit: 'Battalion',
        unit_nr: '{bn}',
        history: [{ type: 'structure', entity: 'brigade', start: '{van}', end: '{tot}' }],
      },
    ],
  };
  const list = (...rows: string[]) => ['nr,division,brigade,bn,regiment,van,tot', ...rows, ''].join('\n');
  const diaries = list(
    'a,4 Division,11 Brigade,1,Hampshire Regiment,1914-08,1914-12',
    'b,4 Division,11 Brigade,1,Hampshire Regiment,1915-01,1915-12',
    'c,4 Division,,2,Seaforth Highlanders,1914-08,1919-04',
  );
  const history = () =>
    trial.rows(
      `SELECT o.brigade || o.regiment AS unit, h.from_date, h.to_date, e.brigade || e.division AS part_of
       FROM military_entity_history h JOIN military_entity o ON o.id = h.military_entity_id JOIN military_entity e ON e.id = h.entity_id
       ORDER BY 1, 2`,
    );

  test('of several rows are one, with the history that the rows tell together [MILITARY-18, MILITARY-24]', async () => {
    await trial.import('military-entities', diaries, units);
    expect(await trial.rows(`SELECT type, count(*) FROM military_entity GROUP BY 1 ORDER BY 1`)).toEqual([
      { type: 'brigade', count: '1' },
      { type: 'division', count: '1' },
      { type: 'unit', count: '2' },
    ]);
    expect(await history()).toEqual([
      { unit: '11 Brigade', from_date: '????????', to_date: '????????', part_of: '4 Division' },
      { unit: 'Hampshire Regiment', from_date: '191408??', to_date: '191412??', part_of: '11 Brigade' },
      { unit: 'Hampshire Regiment', from_date: '191501??', to_date: '191512??', part_of: '11 Brigade' },
    ]);
    expect(counts(await trial.import('military-entities', diaries, units))).toBe('0 0 3 0 0');
  });

  test('change with the list, and undo brings back what was said before', async () => {
    const empty = await trial.checksums();
    const first = await trial.import('military-entities', diaries, units);
    const before = await trial.checksums();
    const second = await trial.import('military-entities', diaries.replace('1915-12', '1916-02'), units);
    expect((await history())[2]).toMatchObject({ to_date: '191602??' });
    await trial.undo(second.batchId as string);
    expect(await trial.checksums()).toEqual(before);
    await trial.undo(first.batchId as string);
    expect(await trial.checksums()).toEqual(empty);
  });
});

describe('places that staff decided about', () => {
  const births = {
    kind: 'persons',
    source: 'births',
    language: 'de',
    key: '{id}',
    person: { familyname: '{name}' },
    events: [
      {
        type: 'born',
        place: { name: '{place}', country: 'SI', area2: '{district}', area1: 'Krain', create: true },
      },
    ],
  };
  const list = 'id,name,place,district\n1,Novak,Moräutsch,Stein\n';
  const placesOf = () =>
    trial.rows<{ familyname: string; place_id: string }>(
      `SELECT p.familyname, e.place_id FROM person p JOIN person_event e ON e.person_id = p.id AND e.type = 'born' ORDER BY 1`,
    );

  test('are found by what the list said when it comes again, renamed or merged', async () => {
    await trial.import('persons', list, births);
    const [first] = await placesOf();
    await trial.client.query(`INSERT INTO place_spelling (spot, place_id) SELECT $1, id FROM place WHERE id = $2`, [
      placeSpot({
        ...{ type: 'locality', country_code: 'SI', country_guessed: false },
        languages: {
          de: { name: 'Moräutsch', administrative_area_level_2: 'Stein', administrative_area_level_1: 'Krain' },
        },
      }),
      first?.place_id,
    ]);
    await trial.client.query(
      `UPDATE place SET languages = '{"sl": {"name": "Moravče"}}', name_keys = '|moravce|', resolution_status = 'found', version = 2`,
    );
    const more = `${list}2,Kovač,Moräutsch,Stein\n`;
    await trial.import('persons', more, births);
    expect((await placesOf()).map(({ place_id }) => place_id)).toEqual([first?.place_id, first?.place_id]);

    // Merged into another place, the words lead on to that.
    const [kept] = await trial.rows<{ id: string }>(
      `INSERT INTO place (id, languages, country_code) VALUES (gen_random_uuid(), '{"nl": {"name": "Moravče"}}', 'SI') RETURNING id`,
    );
    await trial.client.query('UPDATE person_event SET place_id = $1', [kept?.id]);
    await trial.client.query('DELETE FROM place WHERE id = $1', [first?.place_id]);
    await trial.client.query(
      `INSERT INTO redirect (from_type, from_id, to_id, reason) VALUES ('place', $1, $2, 'merged')`,
      [first?.place_id, kept?.id],
    );
    await trial.import('persons', `${more}3,Zupan,Moräutsch,Stein\n4,Bizjak,Moräutsch,Littai\n`, births);
    const [bizjak, ...others] = (await placesOf()).sort((a, b) => a.familyname.localeCompare(b.familyname));
    expect(new Set(others.map(({ place_id }) => place_id))).toEqual(new Set([kept?.id]));
    expect(bizjak?.place_id).not.toBe(kept?.id);
  });

  const spot = placeSpot({
    ...{ type: 'locality', country_code: null, country_guessed: false },
    languages: { de: { name: 'Saint-Julien' } },
  });
  const remember = async (country_code: string) => {
    const [place] = await trial.rows<{ id: string }>(
      `INSERT INTO place (id, languages, name_keys, type, country_code, resolution_status, version)
       VALUES (gen_random_uuid(), '{"fr": {"name": "Renommé"}}', '|renomme|', 'locality', $1, 'found', 2) RETURNING id`,
      [country_code],
    );
    await trial.client.query('INSERT INTO place_spelling (spot, place_id) VALUES ($1, $2)', [spot, place?.id]);
    return place?.id;
  };
  const anywhere = {
    ...births,
    events: [{ type: 'born', place: { name: '{place}', country: '{land}', country_guess: '{likely}', create: true } }],
  };

  test('in one country are not what a list means that states another, and the list is told', async () => {
    const french = await remember('FR');
    const rows = 'id,name,place,land,likely\n1,Novak,Saint-Julien,,\n2,Smit,Saint-Julien,BE,\n';
    const { codes } = await trial.import('persons', rows, anywhere);
    const [novak, smit] = await placesOf();
    expect(novak?.place_id).toBe(french);
    expect(smit?.place_id).not.toBe(french);
    expect(codes).toContainEqual(['COUNTRY_DIFFERS', 'warning', 1]);
  });

  test('that two lists only guess into different countries keep each their own rows', async () => {
    const [belgian, french] = [await remember('BE'), await remember('FR')];
    const rows = 'id,name,place,land,likely\n1,Novak,Saint-Julien,,FR\n2,Smit,Saint-Julien,,BE\n';
    await trial.import('persons', rows, anywhere);
    expect((await placesOf()).map(({ place_id }) => place_id)).toEqual([french, belgian]);
  });
});

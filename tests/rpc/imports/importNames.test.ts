import {
  findImportMemorialCandidates,
  findImportPlaceCandidates,
  findImportUnitCandidates,
  getImportList,
  setImportRules,
} from '@salient/shared/areas/imports/importMethods.ts';
import { saidOfSpot } from '@salient/shared/areas/imports/meant/meantKeys.ts';
import { meantPlaceOf } from '@salient/shared/areas/imports/meant/meantPlaceOf.ts';
import { beforeAll, expect, test } from 'vitest';
import { museumState, setUpImports } from './importing.ts';

const imports = setUpImports();
beforeAll(() =>
  imports.server.dataSource.query(
    `INSERT INTO gazetteer_place (id, name, country_code, lat, lon, population, name_keys)
     VALUES (990001, 'Roesbrugge', 'BE', 50.91, 2.62, 1500, '|roesbrugge|')`,
  ),
);

const persons = (meant?: object) => ({
  ...{ kind: 'persons', source: 'namen', key: '{nr}', person: { familyname: '{naam}' } },
  ...(meant ? { meant } : {}),
  events: [
    { type: 'born', place: { name: '{te}', country: 'BE', create: true } },
    { type: 'military', enlisted_army: 'A.B.L.', enlisted_regt: '{regiment}', enlisted_unit: '{eenheid}' },
    {
      type: 'memorated',
      memorial: { name: '{graf}', place: { name: '{bij}', country: 'BE', create: true }, create: true },
    },
  ],
});
const list = `nr;naam;te;regiment;eenheid;graf;bij
1;Maes;Rousbrugge;9e;1e bat;Tijnecot;Passchendaele
2;Claes;Rousbrugge;9e;;Tijnecot;Passchendaele
`;

test('what somebody says of places, memorials and units stands in the mapping: an import, and the command, do it, and it is taken back', async () => {
  const { server, revisor } = imports;
  const passendale = await server.make.place({
    ...{ languages: { nl: { name: 'Passendale' }, en: { name: 'Passchendaele' } }, country_code: 'BE' },
    resolution_status: 'found',
  });
  const tyneCot = await server.make.memorial({ name: 'Tyne Cot Cemetery', place_id: passendale.id });
  await server.make.memorial({ name: 'Lijssenthoek' });
  const regiment = await server.make.militaryEntity({ army: 'A.B.L.', regiment: '9e Linieregiment' });
  await server.make.militaryEntity({ army: 'A.B.L.', regiment: '19e Linieregiment' });
  const names = { army: 'A.B.L.', regiment: '9e Linieregiment', unit: 'Bataljon', unit_nr: '1' };
  const battalion = await server.make.militaryEntity({ type: 'unit', ...names });
  const before = await museumState(server);

  const id = await imports.send(list);
  const { result } = await imports.tryBy(id, persons());
  const at = (words: object) => expect.objectContaining(words);
  expect(result?.places).toEqual([at({ name: 'Rousbrugge', rows: 2 })]);
  expect(result?.memorials).toEqual([at({ name: 'Tijnecot', place: 'Passchendaele', rows: 2, is_ambiguous: false })]);
  expect(result?.units).toEqual([
    at({ army: 'A.B.L.', regiment: '9e', unit: '', rows: 2 }),
    at({ army: 'A.B.L.', regiment: '9e', unit: '1e bat', rows: 1 }),
  ]);

  // Each beside what it may be.
  const spot = result?.places[0]?.spot ?? '';
  const { candidates } = await revisor.call(findImportPlaceCandidates, { id, spot });
  const known = candidates.find(({ match }) => match.name === 'Roesbrugge');
  if (!known) throw new Error('the gazetteer did not answer');
  expect(known.place).toBeNull();
  const memorials = await revisor.call(findImportMemorialCandidates, { name: 'Tijnecot', place: 'Passchendaele' });
  expect(memorials.candidates.map((each) => each.id)).toEqual([tyneCot.id]);
  const asked = { army: 'A.B.L.', regiment: '9e', unit: '', unit_nr: '' };
  const regiments = await revisor.call(findImportUnitCandidates, asked);
  expect(regiments.candidates[0]?.id).toBe(regiment.id);
  const units = await revisor.call(findImportUnitCandidates, { ...asked, unit: '1e bat' });
  expect(units.candidates.map((each) => each.id)).toContain(battalion.id);

  await revisor.call(setImportRules, { id, other_doubles: 'add' });
  const meant = {
    places: [{ said: saidOfSpot(spot, 'Rousbrugge'), is: meantPlaceOf(known, 'nl') }],
    memorials: [{ said: { name: 'Tijnecot', place: 'Passchendaele' }, is: { name: tyneCot.name, id: tyneCot.id } }],
    units: [
      { said: asked, is: { ...names, unit: '', unit_nr: '' } },
      { said: { ...asked, unit: '1e bat' }, is: names },
    ],
  };
  const tried = await imports.tryBy(id, persons(meant));
  expect(tried.result).toMatchObject({ places: [], memorials: [], units: [], made: { place: 1, memorial: 0 } });
  // What names mean changes nothing of what was decided about rows.
  expect((await revisor.call(getImportList, { id })).other_doubles).toBe('add');

  const { batch_id } = await imports.importIt(id);
  const events = await server.dataSource.query(
    `SELECT e.type, p.languages->'nl'->>'name' AS place, p.lat, p.resolution_status, p.alternative_names, e.place_as_written,
       e.memorial_id, e.military_regiment_id, e.military_entity_id, e.enlisted_regt
     FROM person_event e JOIN person x ON x.id = e.person_id LEFT JOIN place p ON p.id = e.place_id
     WHERE x.familyname = 'Maes' AND e.type IN ('born', 'memorated', 'military') ORDER BY e.type`,
  );
  expect(events).toMatchObject([
    {
      ...{ type: 'born', place: 'Roesbrugge', lat: 50.91, resolution_status: 'found' },
      ...{ alternative_names: ['Rousbrugge'], place_as_written: 'Rousbrugge' },
    },
    { type: 'memorated', memorial_id: tyneCot.id },
    {
      ...{ type: 'military', enlisted_regt: '9e Linieregiment' },
      ...{ military_regiment_id: regiment.id, military_entity_id: battalion.id },
    },
  ]);
  await imports.takeBack(batch_id);
  expect(await museumState(server)).toEqual(before);
});

test('a memorial is found by its name and place where the id that was said is of another museum', async () => {
  const { server } = imports;
  const place = await server.make.place({ languages: { nl: { name: 'Zillebeke' } }, country_code: 'BE' });
  const hooge = await server.make.memorial({ name: 'Hooge Crater', place_id: place.id });
  await server.make.memorial({ name: 'Hooge Crater' });
  const id = await imports.send(`${list.split('\n')[0]}\n7;Wouters;;;;Hoge krater;Zillebeke\n`);
  const is = { name: 'Hooge Crater', place: 'Zillebeke', id: '019b0000-0000-7000-8000-000000000000' };
  const meant = { memorials: [{ said: { name: 'Hoge krater', place: 'Zillebeke' }, is }] };
  expect((await imports.tryBy(id, persons(meant))).result).toMatchObject({ memorials: [], made: { memorial: 0 } });
  await imports.importIt(id);
  const [event] = await server.dataSource.query(
    `SELECT memorial_id FROM person_event e JOIN person p ON p.id = e.person_id
     WHERE p.familyname = 'Wouters' AND e.type = 'memorated'`,
  );
  expect(event).toEqual({ memorial_id: hooge.id });
});

test('a text that names no place makes none and asks nobody what it means; the trial tells it and the event keeps it', async () => {
  const { server } = imports;
  const id = await imports.send(`${list.split('\n')[0]}\n8;Devriendt;te ? (Henegouwen);;;;\n`);
  const { result } = await imports.tryBy(id, persons());
  expect(result).toMatchObject({ places: [], made: { place: 0 } });
  expect(result?.codes).toContainEqual({ code: 'PLACE_LOOKUP_NOT_FOUND', severity: 'warning', rows: 1 });
  await imports.importIt(id);
  const [event] = await server.dataSource.query(
    `SELECT place_id, place_as_written, e.description FROM person_event e JOIN person p ON p.id = e.person_id
     WHERE p.familyname = 'Devriendt' AND e.type = 'born'`,
  );
  expect(event).toEqual({
    ...{ place_id: null, place_as_written: 'te ? (Henegouwen)' },
    description: 'Plaats in de bron: te ? (Henegouwen)',
  });
});

test('words that were said to name no place, memorial or unit make none: a place stays as it is written, of the others nothing is left', async () => {
  const { server } = imports;
  const rows = ['10;Baert;naar zee;onbekend;1e bat;Nog te zoeken;', '11;Devos;naar zee;burger;;Nog te zoeken;'];
  const id = await imports.send(`${list.split('\n')[0]}\n${rows.join('\n')}\n`);
  const { result } = await imports.tryBy(id, persons());
  const army = { army: 'A.B.L.', unit: '', unit_nr: '' };
  const meant = {
    places: [{ said: saidOfSpot(result?.places[0]?.spot ?? '', 'naar zee'), is: null }],
    memorials: [{ said: { name: 'Nog te zoeken' }, is: null }],
    units: ['onbekend', 'burger'].map((regiment) => ({ said: { ...army, regiment }, is: null })),
  };
  const tried = await imports.tryBy(id, persons(meant));
  expect(tried.result).toMatchObject({ places: [], memorials: [], made: { place: 0, memorial: 0 } });
  // The unit of a regiment that is none may still be one.
  expect(tried.result?.units).toEqual([{ ...army, regiment: '', unit: '1e bat', rows: 1 }]);
  const { batch_id } = await imports.importIt(id);
  const events = (name: string) =>
    server.dataSource.query(
      `SELECT e.type, e.place_as_written, e.enlisted_regt, e.enlisted_unit FROM person_event e JOIN person p ON p.id = e.person_id
       WHERE p.familyname = $1 AND e.type <> 'died' ORDER BY e.type`,
      [name],
    );
  const born = { type: 'born', place_as_written: 'naar zee', enlisted_regt: '', enlisted_unit: '' };
  expect(await events('Baert')).toEqual([
    born,
    { type: 'military', place_as_written: '', enlisted_regt: '', enlisted_unit: '1e bat' },
  ]);
  expect(await events('Devos')).toEqual([born]);
  const cells = await server.dataSource.query('SELECT cells FROM import_row WHERE batch_id = $1 ORDER BY line', [
    batch_id,
  ]);
  expect(JSON.stringify(cells)).toContain('burger');
});

test('what is said wrongly of a name is told with its place in the mapping', async () => {
  const id = await imports.send(list);
  const task = await imports.tryBy(id, persons({ places: [{ said: { name: 'x' }, is: { name: {} } }], units: 'x' }));
  expect(task).toMatchObject({ state: 'failed', problem: 'mapping' });
  expect(task.faults.map(({ path }) => path)).toEqual(['meant.places[0].is.name', 'meant.units']);
});

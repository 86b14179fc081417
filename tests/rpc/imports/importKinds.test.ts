import { getImportList, previewImport } from '@salient/shared/areas/imports/importMethods.ts';
import { guessPlan } from '@salient/shared/areas/imports/plan/guessPlan.ts';
import type { ListKind } from '@salient/shared/areas/imports/plan/importTargets.ts';
import { writeMapping } from '@salient/shared/areas/imports/plan/writeMapping.ts';
import { expect, test } from 'vitest';
import { museumState, setUpImports } from './importing.ts';

const imports = setUpImports();

/** Sends a list and answers the mapping that the form makes of it for a kind. */
async function mappingOf(kind: ListKind, list: string, said: { country?: string; army?: string } = {}) {
  const id = await imports.send(list);
  const { content } = await imports.revisor.call(getImportList, { id });
  if (!content) throw new Error('the list was not read');
  return { id, mapping: writeMapping({ ...guessPlan('lijst.csv', content, 'nl', kind), ...said }, content) };
}

const cases: readonly {
  readonly kind: ListKind;
  readonly list: string;
  readonly said?: { country?: string; army?: string };
  readonly preview: object;
  readonly select: string;
  readonly rows: readonly object[];
}[] = [
  {
    kind: 'places',
    list: 'Naam;Frans;Soort;Provincie;Lat;Lon\nMerkemse;Merckem;gemeente;West-Vlaanderen;50,95;2.85\n;;;;;\n;Zonder;gemeente;;50;3\nKruiseke;;gehucht;;99;3\n',
    said: { country: 'BE' },
    preview: { familyname: 'Merkemse', is_taken: true },
    select: `SELECT languages->'nl'->>'name' AS nl, languages->'fr'->>'name' AS fr, type, country_code, lat, resolution_status
      FROM place WHERE name_keys ~ 'merkemse|zonder' ORDER BY 1`,
    rows: [
      { nl: 'Merkemse', fr: 'Merckem', type: 'locality', country_code: 'BE', lat: 50.95, resolution_status: 'found' },
      { nl: null, fr: 'Zonder', type: 'locality', country_code: 'BE', lat: 50, resolution_status: 'found' },
    ],
  },
  {
    kind: 'memorials',
    list: 'Begraafplaats;Soort;Gemeente;Adres;Lat;Lon\nNieuwkerkhof;kerkhof;Merkemstraat;Dorp 1;50.95;2.85\nSteen;gedenkplaat;Merkemstraat;;;\n;kerkhof;Merkemstraat;;;\n',
    said: { country: 'BE' },
    preview: { familyname: 'Nieuwkerkhof', is_taken: true },
    select: `SELECT m.name, m.type, m.address, p.languages->'nl'->>'name' AS place FROM memorial m LEFT JOIN place p ON p.id = m.place_id
      WHERE m.name IN ('Nieuwkerkhof', 'Steen') ORDER BY 1`,
    rows: [
      { name: 'Nieuwkerkhof', type: 'cemetery', address: 'Dorp 1', place: 'Merkemstraat' },
      { name: 'Steen', type: 'plate', address: '', place: 'Merkemstraat' },
    ],
  },
  {
    kind: 'military-entities',
    list: 'Divisie;Brigade;Regiment;Bataljon;Nr;Van;Tot\n3e DA;9e Brigade;9e Linie;Bataljon;1;4/8/1914;1918\n3e DA;11e Brigade;;;;1915;\n;;;;;1915;\n',
    said: { army: 'A.B.L.' },
    preview: { familyname: '1 Bataljon 9e Linie · 9e Brigade · 3e DA', is_taken: true },
    select: `SELECT e.type, concat_ws(' ', nullif(e.unit_nr, ''), nullif(e.unit, ''), nullif(e.regiment, ''), nullif(e.brigade, '')) AS name,
        coalesce(nullif(o.brigade, ''), o.division) AS above, h.from_date FROM military_entity e
      JOIN military_entity_history h ON h.military_entity_id = e.id JOIN military_entity o ON o.id = h.entity_id
      WHERE e.army = 'A.B.L.' ORDER BY 1`,
    rows: [
      { type: 'brigade', name: '11e Brigade', above: '3e DA', from_date: '1915????' },
      { type: 'unit', name: '1 Bataljon 9e Linie', above: '9e Brigade', from_date: '19140804' },
    ],
  },
];

test.each(cases)('a list of $kind goes in by what the form makes of its columns, and is taken back', async (each) => {
  const { server, revisor } = imports;
  const before = await museumState(server);
  const { id, mapping } = await mappingOf(each.kind, each.list, each.said);
  const preview = await revisor.call(previewImport, { id, mapping });
  expect(preview).toMatchObject({ faults: [], unused_columns: [] });
  expect(preview.rows[0]).toMatchObject(each.preview);
  const tried = await imports.tryBy(id, mapping);
  expect(tried).toMatchObject({ state: 'done', result: { counts: { created: 2, rejected: 1 }, doubles: [] } });
  expect(await museumState(server)).toEqual(before);
  const { batch_id, result } = await imports.importIt(id);
  expect(result?.counts).toMatchObject({ created: 2, rejected: 1 });
  expect(await server.dataSource.query(each.select)).toEqual(each.rows);
  await imports.takeBack(batch_id);
  expect(await museumState(server)).toEqual(before);
});

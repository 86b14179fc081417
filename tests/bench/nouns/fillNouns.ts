import { emptyEvent } from '@salient/shared/areas/events/eventDraft.ts';
import { eventKeys } from '@salient/shared/areas/search/eventKeys.ts';
import { memorialKeys, militaryEntityKeys, placeKeys } from '@salient/shared/areas/search/nameKeys.ts';
import type { BenchMuseum } from '../museum.ts';

/** How many there are of each noun. */
export const sizes = {
  places: 20_000,
  memorials: 10_000,
  entities: 5_000,
  eventsAtPlace: 50_000,
  cemetery: 12_000,
  soldiers: 20_000,
};

const idOf = (last: string) => `00000000-0000-7000-8000-${last.padStart(12, '0')}`;

/** The records that are measured by themselves. */
export const nouns = {
  keptPlace: idOf('a1'),
  mergedPlace: idOf('a2'),
  cemetery: idOf('b1'),
  keptRegiment: idOf('c1'),
  regiment: idOf('c2'),
  unit: idOf('c3'),
};
export const names = { army: 'B.E.F.', regiment: 'Bankregiment', unit: 'Bankbataljon', unit_nr: '7' };

const syllables = ['wij', 'zil', 'poel', 'zonne', 'gele', 'lange', 'pop', 'ver', 'zand', 'beke', 'boe', 'drie'];
const endings = ['beke', 'kapelle', 'schate', 'ghem', 'voorde', 'kerke', 'inge', 'zele'];

/** A made-up name, another for every number. */
function nameOf(number: number): string {
  const [a, b, c] = [number % 12, Math.floor(number / 12) % 12, Math.floor(number / 144) % 8];
  const name = `${syllables[a]}${syllables[b]}${endings[c]}`;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${Math.floor(number / 1152) + 1}`;
}

/** Fills a museum of persons with places, memorials and entities, some of them with very much, at its first run. */
export async function fillNouns(museum: BenchMuseum): Promise<void> {
  const [filled] = await museum.query('SELECT FROM person_event WHERE military_entity_id = $1 LIMIT 1', [nouns.unit]);
  if (filled) return;
  console.log('filling it with places, memorials and entities …');
  await museum.query(
    `INSERT INTO place (id, country_code, languages, lat, lon, name_keys, sort_name)
     SELECT id, 'BE', languages, lat, lon, name_keys, sort_name FROM jsonb_to_recordset($1) AS r
       (id uuid, languages jsonb, lat float, lon float, name_keys text, sort_name text)`,
    [JSON.stringify([...placesNamed(), ...Array.from({ length: sizes.places }, (_, number) => place(nameOf(number)))])],
  );
  await museum.query(
    `INSERT INTO memorial (id, type, name, place_id, name_keys, sort_name)
     SELECT id, 'cemetery', name, (SELECT id FROM place OFFSET number LIMIT 1), name_keys, sort_name
     FROM jsonb_to_recordset($1) AS r (id uuid, number integer, name text, name_keys text, sort_name text)`,
    [
      JSON.stringify([
        memorial('Bankkerkhof', 0, nouns.cemetery),
        ...Array.from({ length: sizes.memorials }, (_, number) => memorial(`Kerkhof ${nameOf(number)}`, number % 1000)),
      ]),
    ],
  );
  const { army, regiment, unit, unit_nr } = names;
  await museum.query(
    `INSERT INTO military_entity (id, type, army, regiment, unit, unit_nr, name_key, sort_name)
     SELECT id, type, army, regiment, unit, unit_nr, name_key, sort_name FROM jsonb_to_recordset($1) AS r
       (id uuid, type text, army text, regiment text, unit text, unit_nr text, name_key text, sort_name text)`,
    [
      JSON.stringify([
        entity({ type: 'regiment', army, regiment: 'Regiment van de bank' }, nouns.keptRegiment),
        entity({ type: 'regiment', army, regiment }, nouns.regiment),
        entity({ type: 'unit', army, regiment, unit, unit_nr }, nouns.unit),
        ...Array.from({ length: sizes.entities }, (_, number) =>
          entity({
            type: 'unit',
            army,
            regiment: nameOf(Math.floor(number / 10)),
            unit: 'Bataljon',
            unit_nr: `${number}`,
          }),
        ),
      ]),
    ],
  );
  await fillEvents(museum);
  await museum.query('ANALYZE', []);
}

async function fillEvents({ query }: BenchMuseum): Promise<void> {
  // One of each person, which is the most that there is to index.
  await query(
    `UPDATE person_event SET place_id = $1 WHERE id IN
       (SELECT id FROM person_event WHERE type = 'died' ORDER BY person_id LIMIT $2)`,
    [nouns.mergedPlace, sizes.eventsAtPlace],
  );
  await query(
    `INSERT INTO person_event (id, person_id, type, memorial_id, memorial_kind)
     SELECT gen_random_uuid(), id, 'memorated', $1, 'current' FROM person ORDER BY id LIMIT $2`,
    [nouns.cemetery, sizes.cemetery],
  );
  const { army, regiment, unit, unit_nr } = names;
  const served = { enlisted_army: army, enlisted_regt: regiment, enlisted_unit: unit, enlisted_nr: unit_nr };
  const keys = eventKeys({ ...emptyEvent('military'), ...served });
  await query(
    `INSERT INTO person_event (id, person_id, type, enlisted_army, enlisted_regt, enlisted_unit, enlisted_nr,
       army_key, regt_key, unit_key, nr_key, text_keys, military_entity_id, military_regiment_id)
     SELECT gen_random_uuid(), id, 'military', $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11
     FROM person ORDER BY id DESC LIMIT $12`,
    [
      ...[army, regiment, unit, unit_nr, keys.army_key, keys.regt_key, keys.unit_key, keys.nr_key, keys.text_keys],
      ...[nouns.unit, nouns.regiment, sizes.soldiers],
    ],
  );
}

const placesNamed = () => [place('Bankdorp', nouns.keptPlace), place('Bankgehucht', nouns.mergedPlace)];

function place(name: string, id: string = crypto.randomUUID()) {
  const named = { languages: { nl: { name } }, alternative_names: [] };
  return { id, languages: named.languages, lat: 50.5 + Math.random(), lon: 2.5 + Math.random(), ...placeKeys(named) };
}

const memorial = (name: string, number: number, id: string = crypto.randomUUID()) => ({
  ...{ id, number, name },
  ...memorialKeys({ name, alternative_names: [] }),
});

type Names = Partial<Parameters<typeof militaryEntityKeys>[0]> & Pick<Parameters<typeof militaryEntityKeys>[0], 'type'>;

function entity(given: Names, id: string = crypto.randomUUID()) {
  const none = { army: '', division: '', brigade: '', regiment: '', corps: '', unit: '', unit_nr: '' };
  const named = { ...none, ...given };
  return { id, ...named, ...militaryEntityKeys(named) };
}

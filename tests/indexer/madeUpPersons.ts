import { emptyEvent } from '@salient/shared/areas/events/eventDraft.ts';
import { eventKeys } from '@salient/shared/areas/search/eventKeys.ts';
import { personKeys } from '@salient/shared/areas/search/personKeys.ts';
import type { DataSource } from 'typeorm';

type Row = Record<string, unknown> & { id: string };

const split = (text: string) => text.split(' ');
const particles = [...Array(18).fill(''), 'van den ', 'van ', 'de ', 'van der ', "d'", 'le ', 'du ', 'mac '];
const beginnings = split(
  'ber bo cor dam del dem fa ga ghe haer hoo ja ka la lo ma mer ne ol pau ro schoo sta the tim ul va wil',
);
const middles = ['', '', '', ...split('bee ca ghe gel ke la li lin ma me ni pe ra re ro sa se ta te van wee')];
const endings = split(
  'bergh beke ck cx dt ers hout inck ing kens laere man mans meire neel ns rs sen smet ts uws velde voorde x',
);
const given = split(
  'Jan Pieter Jozef Karel Henri Louis René Désiré Zoë William John Thomas Wilhelm Jürgen Marie Jeanne Élise Emma',
);
const armies = ['Belgian army', 'British army', 'French army', 'German army', 'Canadian army'];

const hex = (n: number, digits: number) => n.toString(16).padStart(digits, '0');
/** Ids of the places and memorials that made-up persons refer to, see `insertPersons`. */
const placeId = (n: number) => `0a1ace00-0000-7000-8000-${hex(n, 12)}`;
const memorialId = (n: number) => `00ff00de-0000-7000-8000-${hex(n, 12)}`;
const [places, memorials] = [300, 50];

/** Numbers from 0 to below 1, the same ones for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Plainly made-up persons with three or four events each, as rows of `person` and `person_event`. */
export function madeUpPersons(count: number, seed: number): { persons: Row[]; events: Row[] } {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const int = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const sometimes = (share: number) => random() < share;
  const familyname = () =>
    (pick(particles) + pick(beginnings) + pick(middles) + pick(endings)).replace(
      /(?<![\p{L}'])\p{L}|(?<=')\p{L}/gu,
      (letter) => letter.toUpperCase(),
    );
  let serial = 0;
  const id = () => {
    serial++;
    return `0190${hex(seed, 4)}-${hex(serial >> 12, 4)}-7${hex(serial & 0xfff, 3)}-a000-${hex(int(0, 2 ** 40), 12)}`;
  };
  const persons: Row[] = [];
  const events: Row[] = [];
  for (let made = 0; made < count; made++) {
    const isSoldier = sometimes(0.8);
    const names = {
      surname: sometimes(0.4) ? `${pick(given)} ${pick(given)}` : pick(given),
      familyname: familyname(),
      alternative_surnames: sometimes(0.1) ? [pick(given)] : [],
      alternative_familynames: sometimes(0.2) ? [familyname()] : [],
      initials: '',
      nationality: pick(['Belg', 'British', 'Français', 'Deutsch', '']),
    };
    const born = { day: sometimes(0.8) ? int(1, 28) : null, month: int(1, 12), year: int(1868, 1900) };
    const died = { day: sometimes(0.9) ? int(1, 28) : null, month: int(1, 12), year: int(1914, 1918) };
    const person = {
      id: id(),
      ...names,
      gender: isSoldier ? 'male' : pick(['male', 'female', 'undefined']),
      ...{ born_day: born.day, born_month: born.month, born_year: born.year },
      ...{ died_day: died.day, died_month: died.month, died_year: died.year },
      victim_type: isSoldier ? 'military' : 'civilian',
      victim_type_details: pick(['none', 'unknown', 'executed']),
      irish_memorial_records: isSoldier && sometimes(0.05),
      ...personKeys(names),
    };
    persons.push(person);
    const add = (type: Parameters<typeof emptyEvent>[0], fields: Record<string, unknown>) => {
      const event = { ...emptyEvent(type), ...fields };
      events.push({ id: id(), person_id: person.id, ...event, ...eventKeys(event) });
    };
    const on = ({ day, month, year }: typeof born) => ({ start_day: day, start_month: month, start_year: year });
    const somewhere = () => ({ place_id: placeId(int(0, places - 1)) });
    add('born', { ...on(born), ...somewhere() });
    add('died', { ...on(died), ...somewhere(), death_reason: sometimes(0.5) ? 'Killed in action' : '' });
    if (isSoldier) {
      add('military', {
        start_year: int(1914, 1918),
        enlisted_army: pick(armies),
        enlisted_regt: `${int(1, 300)} ${pick(['Infantry Regiment', 'Linieregiment', 'Field Artillery'])}`,
        enlisted_rank: pick(['Private', 'Korporaal', 'Gefreiter']),
        enlisted_number: sometimes(0.7) ? `${int(1, 99)}/${int(100, 9_999)}` : '',
      });
    } else
      add('where', { ...somewhere(), where_reason: pick(['homeaddress', 'fugitive']), topo: `Straat ${int(1, 99)}` });
    if (sometimes(0.4))
      add('memorated', { memorial_id: memorialId(int(0, memorials - 1)), memorial_ref: `${int(1, 20)} A` });
    if (sometimes(0.2)) add('injured', { start_year: int(1914, 1918), injured_wound: 'leg', ...somewhere() });
  }
  return { persons, events };
}

/** Writes made-up persons, and the places and memorials they refer to when those are not there yet. */
export async function insertPersons(dataSource: DataSource, count: number, seed: number): Promise<string[]> {
  await dataSource.query(
    `INSERT INTO place (id, languages) SELECT id, '{"nl": {"name": "Plaats"}}' FROM unnest($1::uuid[]) AS id ON CONFLICT DO NOTHING`,
    [Array.from({ length: places }, (_, n) => placeId(n))],
  );
  await dataSource.query(
    `INSERT INTO memorial (id, name, type) SELECT id, 'Begraafplaats', 'cemetery' FROM unnest($1::uuid[]) AS id ON CONFLICT DO NOTHING`,
    [Array.from({ length: memorials }, (_, n) => memorialId(n))],
  );
  const { persons, events } = madeUpPersons(count, seed);
  await insertRows(dataSource, 'person', persons);
  await insertRows(dataSource, 'person_event', events);
  return persons.map(({ id }) => id);
}

async function insertRows(dataSource: DataSource, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map((name) => `"${name}"`)
    .join(', ');
  for (let at = 0; at < rows.length; at += 5_000) {
    await dataSource.query(
      `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`,
      [JSON.stringify(rows.slice(at, at + 5_000))],
    );
  }
}

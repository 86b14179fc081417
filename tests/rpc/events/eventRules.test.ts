import {
  createPersonEvent,
  findEventsByTypeAndPlace,
  findPersonEvents,
  getPersonEvent,
  removeEvents,
  removePersonEvent,
  updatePersonEvent,
  validatePersonEvent,
} from '@salient/shared/areas/events/eventMethods.ts';
import type { EventType } from '@salient/shared/areas/events/eventTypes.ts';
import type { PersonEvent } from '@salient/shared/areas/events/personEvent.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { getPerson, updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

const nobody = '00000000-0000-7000-8000-000000000000';
const refusal = (data: Record<string, string[]>) => ({ code: 1013, name: 'invalidData', data });
const eventsOf = async (person_id: string, type?: EventType) =>
  (await editor.call(findPersonEvents, { person_id, type })).data;
const whole = async (id: string) => (await editor.call(getPerson, { id })) as Person;

describe('references', () => {
  test('to a person, place, memorial or unit that is none are told beside their field [EVENT-38, VALID-26, VALID-27]', async () => {
    const { id: person_id } = await server.make.person();
    const wrong: [EventType, object, Record<string, string[]>][] = [
      ['school', { place_id: nobody }, { place_id: ['place_id: DOES_NOT_EXIST'] }],
      ['memorated', { memorial_id: nobody }, { memorial_id: ['memorial_id: DOES_NOT_EXIST'] }],
      ['memorated', {}, { memorial_id: ['memorial_id: DATA_REQUIRED'] }],
      ['military', { military_entity_id: nobody }, { military_entity_id: ['military_entity_id: INVALID_REFERENCE'] }],
      [
        'military',
        { military_regiment_id: nobody },
        { military_regiment_id: ['military_regiment_id: INVALID_REFERENCE'] },
      ],
    ];
    for (const [type, fields, data] of wrong) {
      const event = { type, person_id, ...fields };
      await expect(editor.call(createPersonEvent, { event })).rejects.toMatchObject(refusal(data));
      expect(await editor.call(validatePersonEvent, { event })).toEqual({ status: 'NOK', data });
    }
    const nobodys = editor.call(createPersonEvent, { event: { type: 'school', person_id: nobody } });
    await expect(nobodys).rejects.toMatchObject({ code: 1011, data: { entity: 'person', id: nobody } });
  });

  test('and fields that are wrong are told all in one answer, by create, update and validation [VALID-03, VALID-40]', async () => {
    const { id: person_id } = await server.make.person();
    const wrong = { place_id: nobody, start_year: 1916, end_year: 1915, injured_wound: 'x'.repeat(501) };
    const data = {
      place_id: ['place_id: DOES_NOT_EXIST'],
      end_day: ['end_day: INVALID_DATE_ORDER'],
      injured_wound: ['injured_wound: INVALID_LENGTH'],
    };
    const event = { type: 'injured', person_id };
    const { id, version } = await editor.call(createPersonEvent, { event });
    const create = editor.call(createPersonEvent, { event: { ...event, ...wrong } });
    await expect(create).rejects.toMatchObject(refusal(data));
    const update = editor.call(updatePersonEvent, { event: { id, version, ...wrong } });
    await expect(update).rejects.toMatchObject(refusal(data));
    const validation = await editor.call(validatePersonEvent, { event: { id, ...wrong }, mode: 'update' });
    expect(validation).toEqual({ status: 'NOK', data });
  });

  test('of a type without a place may name any place: it is not kept [EVENT-19]', async () => {
    const { id: person_id } = await server.make.person();
    const event = { type: 'decorated', person_id, place_id: nobody };
    expect(await editor.call(createPersonEvent, { event })).toMatchObject({ place_id: null });
  });

  test('a regiment is a regiment', async () => {
    const { id: person_id } = await server.make.person();
    const unit = await server.make.militaryEntity({ type: 'unit', unit: 'Battalion', unit_nr: '7' });
    const event = { type: 'military', person_id, military_regiment_id: unit.id };
    await expect(editor.call(createPersonEvent, { event })).rejects.toMatchObject(
      refusal({ military_regiment_id: ['military_regiment_id: INVALID_REFERENCE'] }),
    );
  });
});

describe('overlap', () => {
  const year = (type: EventType, from: number, to: number, fields: object = {}) => ({
    type,
    ...{ start_day: 1, start_month: 1, start_year: from, end_day: 31, end_month: 12, end_year: to },
    ...fields,
  });

  test('of two complete periods of one type and reason is refused, on create and on update [EVENT-35, EVENT-36, VALID-24]', async () => {
    const { id: person_id } = await server.make.person();
    await editor.call(createPersonEvent, { event: { ...year('where', 1914, 1915), person_id } });
    const overlapping = { ...year('where', 1915, 1916), person_id };
    const data = { start_day: ['start_day: EVENTS_OVERLAP'] };
    await expect(editor.call(createPersonEvent, { event: overlapping })).rejects.toMatchObject(refusal(data));
    expect(await editor.call(validatePersonEvent, { event: overlapping })).toEqual({ status: 'NOK', data });

    const other = await editor.call(createPersonEvent, { event: { ...overlapping, where_reason: 'fugitive' } });
    const changing = editor.call(updatePersonEvent, {
      event: { id: other.id, version: 1, where_reason: 'homeaddress' },
    });
    await expect(changing).rejects.toMatchObject(refusal(data));
    await editor.call(updatePersonEvent, {
      event: { id: other.id, version: 1, start_year: 1916, where_reason: 'homeaddress' },
    });
  });

  test('does not count for other people, incomplete dates, one common day, or an event and itself [EVENT-36]', async () => {
    const { id: person_id } = await server.make.person();
    const first = await editor.call(createPersonEvent, { event: { ...year('jailed', 1914, 1915), person_id } });
    for (const fields of [
      { person_id: (await server.make.person()).id },
      { start_month: null },
      { end_day: '?' },
      { start_day: 31, start_month: 12, start_year: 1915, end_year: 1918 },
      { jailed_type: 'captive' },
    ]) {
      await editor.call(createPersonEvent, { event: { ...year('jailed', 1914, 1915), person_id, ...fields } });
    }
    await editor.call(updatePersonEvent, { event: { id: first.id, version: 1, topo: 'kamp' } });
  });

  test('never counts for memorated, decorated, cwxrm and extra [EVENT-36]', async () => {
    const { id: person_id } = await server.make.person();
    for (const type of ['decorated', 'cwxrm', 'extra', 'military'] as const) {
      for (let times = 0; times < 2; times++) {
        await editor.call(createPersonEvent, { event: { ...year(type, 1914, 1915), person_id } });
      }
    }
  });

  test('of two saves at the same moment lets one through', async () => {
    for (let round = 0; round < 5; round++) {
      const { id: person_id } = await server.make.person();
      const save = () =>
        editor.call(createPersonEvent, { event: { ...year('school', 1900, 1905), person_id } }).then(
          () => 'saved',
          (error: { code: number; data: object }) => [error.code, error.data],
        );
      const outcomes = await Promise.all([save(), save(), save(), save()]);
      expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1);
      expect(outcomes).toContainEqual([1013, { start_day: ['start_day: EVENTS_OVERLAP'] }]);
      expect(await eventsOf(person_id, 'school')).toHaveLength(1);
    }
  });
});

describe('memorials', () => {
  test('the kind of a grave is kept for cemeteries; elsewhere it is none [EVENT-33, EVENT-34]', async () => {
    const [cemetery, plate] = [await server.make.memorial(), await server.make.memorial({ type: 'plate' })];
    const { id: person_id } = await server.make.person();
    const save = (memorial_id: string, memorial_kind?: string) =>
      editor.call(createPersonEvent, { event: { type: 'memorated', person_id, memorial_id, memorial_kind } });
    expect(await save(cemetery.id)).toMatchObject({ memorial_kind: 'current' });
    expect(await save(cemetery.id, 'original')).toMatchObject({ memorial_kind: 'original' });
    expect(await save(cemetery.id, 'unknown')).toMatchObject({ memorial_kind: 'unknown' });
    const onPlate = await save(plate.id, 'original');
    expect(onPlate).toMatchObject({ memorial_kind: 'none' });
    const moved = { event: { id: onPlate.id, version: 1, memorial_id: (await server.make.memorial()).id } };
    expect(await editor.call(updatePersonEvent, moved)).toMatchObject({ memorial_kind: 'none' });
  });

  test('a person is on a memorial once in each kind [EVENT-38, VALID-16]', async () => {
    const { id: memorial_id } = await server.make.memorial();
    const { id: person_id } = await server.make.person();
    const event = { type: 'memorated', person_id, memorial_id };
    await editor.call(createPersonEvent, { event });
    const data = { memorial_id: ['memorial_id: CONNECTION_ALREADY_EXISTS'] };
    await expect(editor.call(createPersonEvent, { event })).rejects.toMatchObject(refusal(data));
    await editor.call(createPersonEvent, { event: { ...event, memorial_kind: 'original' } });
    expect((await whole(person_id)).memorials?.map(({ id, kind }) => [id, kind])).toEqual([
      [memorial_id, 'original'],
      [memorial_id, 'current'],
    ]);
  });

  test('of two links made at the same moment one is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const { id: memorial_id } = await server.make.memorial();
      const { id: person_id } = await server.make.person();
      const link = () =>
        editor.call(createPersonEvent, { event: { type: 'memorated', person_id, memorial_id } }).then(
          () => 'linked',
          (error: { code: number }) => error.code,
        );
      const outcomes = await Promise.all([link(), link(), link()]);
      expect(outcomes.sort()).toEqual([1013, 1013, 'linked']);
    }
  });
});

describe('the link of a military event to its unit', () => {
  const names = {
    enlisted_army: 'B.E.F.',
    enlisted_regt: 'Royal Irish Rifles',
    enlisted_unit: 'Battalion',
    enlisted_nr: '7th',
  };
  const linkOf = ({ military_entity_id, military_regiment_id }: PersonEvent) => ({
    military_entity_id,
    military_regiment_id,
  });

  async function entities() {
    const regiment = await server.make.militaryEntity({ regiment: names.enlisted_regt });
    const unit = await server.make.militaryEntity({
      type: 'unit',
      regiment: names.enlisted_regt,
      unit: names.enlisted_unit,
      unit_nr: names.enlisted_nr,
    });
    return { military_entity_id: unit.id, military_regiment_id: regiment.id };
  }
  let links: Awaited<ReturnType<typeof entities>>;
  beforeAll(async () => {
    links = await entities();
  });
  const save = async (fields: object) =>
    editor.call(createPersonEvent, {
      event: { type: 'military', person_id: (await server.make.person()).id, ...fields },
    });
  const change = ({ id, version }: PersonEvent, fields: object) =>
    editor.call(updatePersonEvent, { event: { id, version, ...fields } });
  const none = { military_entity_id: null, military_regiment_id: null };

  test('is found by army, regiment, unit and number, in any case and accents [EVENT-40]', async () => {
    expect(linkOf(await save(names))).toEqual(links);
    const typed = { ...names, enlisted_regt: 'royal  irish RIFLES', enlisted_army: 'b.e.f.' };
    expect(linkOf(await save(typed))).toEqual(links);
    expect(linkOf(await save({ ...names, enlisted_unit: '', enlisted_nr: '' }))).toEqual({
      ...links,
      military_entity_id: null,
    });
    expect(linkOf(await save({ ...names, enlisted_nr: '8th' }))).toEqual({ ...links, military_entity_id: null });
    expect(linkOf(await save({ ...names, enlisted_army: 'A.I.F.' }))).toEqual(none);
    expect(linkOf(await save({ enlisted_rank: 'Private' }))).toEqual(none);
  });

  test('follows the names when they change, and goes when they go [EVENT-40]', async () => {
    const saved = await save(names);
    const elsewhere = await change(saved, { enlisted_nr: '9th' });
    expect(linkOf(elsewhere)).toEqual({ ...links, military_entity_id: null });
    const back = await change(elsewhere, { enlisted_nr: '7th' });
    expect(linkOf(back)).toEqual(links);
    const cleared = await change(back, { enlisted_unit: null, enlisted_nr: null, enlisted_regt: null });
    expect(linkOf(cleared)).toEqual(none);
  });

  test('chosen by hand stays while nothing of the unit changes [EVENT-40]', async () => {
    const chosen = await save({ enlisted_army: 'B.E.F.', enlisted_unit: 'onleesbaar', ...links });
    expect(linkOf(chosen)).toEqual(links);
    const commented = await change(chosen, { description: 'bron: brief', enlisted_rank: 'Private' });
    expect(linkOf(commented)).toEqual(links);
    const unlinked = await change(commented, none);
    expect(linkOf(unlinked)).toEqual(none);
    expect(linkOf(await change(unlinked, { topo: 'kamp' }))).toEqual(none);
  });
});

describe('born and died events', () => {
  test('exist once; a second is refused [EVENT-24, EVENT-36, VALID-15]', async () => {
    const { id: person_id } = await server.make.person();
    for (const type of ['born', 'died']) {
      const creating = editor.call(createPersonEvent, { event: { type, person_id } });
      await expect(creating).rejects.toMatchObject(refusal({ type: ['type: DATA_ALREADY_EXISTS'] }));
    }
  });

  test('keep the dates of their person: only place, address, comments and death reason change [EVENT-24, EVENT-17]', async () => {
    const { id: person_id } = await server.make.person({ born_year: 1890, died_year: 1917 });
    const place = await server.make.place();
    for (const event of await eventsOf(person_id)) {
      const fields = { start_year: 1800, start_day: 5, place_id: place.id, topo: 'Markt', description: 'x' };
      const saved = await editor.call(updatePersonEvent, { event: { id: event.id, version: 1, ...fields } });
      expect(saved).toMatchObject({ start_year: event.start_year, start_day: '?', place_id: place.id, topo: 'Markt' });
    }
  });

  test('a survivor without a death date has no died event; one added later takes the person’s date [EVENT-24]', async () => {
    const survivor = await server.make.person({ war_casualty: false, in_namelist: false });
    expect((await eventsOf(survivor.id)).map(({ type }) => type)).toEqual(['born']);
    const event = { type: 'died', person_id: survivor.id, start_year: 1950, death_reason: 'ouderdom' };
    const died = await editor.call(createPersonEvent, { event });
    expect(died).toMatchObject({ sort_start_date: '????????', death_reason: 'ouderdom' });
    await editor.call(updatePerson, { person: { id: survivor.id, version: 1, died_year: 1950 } });
    expect(await eventsOf(survivor.id, 'died')).toMatchObject([{ start_year: 1950, death_reason: 'ouderdom' }]);
  });

  test('who turns out to have survived no longer has an empty died event, and one with content stays [EVENT-24]', async () => {
    const victim = await server.make.person();
    await editor.call(updatePerson, { person: { id: victim.id, version: 1, war_casualty: false } });
    expect((await eventsOf(victim.id)).map(({ type }) => type)).toEqual(['born']);

    const other = await server.make.person();
    const [died] = await eventsOf(other.id, 'died');
    await editor.call(updatePersonEvent, { event: { id: died?.id ?? '', version: 1, death_reason: 'griep' } });
    await editor.call(updatePerson, { person: { id: other.id, version: 1, war_casualty: false } });
    expect(await eventsOf(other.id, 'died')).toMatchObject([{ death_reason: 'griep' }]);
  });

  test('cannot be removed while the person exists [EVENT-23]', async () => {
    const { id: person_id } = await server.make.person();
    for (const { id } of await eventsOf(person_id)) {
      await expect(editor.call(removePersonEvent, { id, version: 1 })).rejects.toMatchObject(
        refusal({ none: ['none: INVALID_DATA'] }),
      );
    }
    expect(await eventsOf(person_id)).toHaveLength(2);
  });
});

describe('removal', () => {
  test('takes an event away for good and leaves the whole of it in the audit trail [EVENT-22, EVENT-23, STACK-20, RPC-16]', async () => {
    const event = await server.make.event('work', { work_profession: 'kantwerkster' });
    expect(await editor.call(removePersonEvent, { id: event.id, version: 1 })).toEqual({ status: 'OK' });
    await expect(editor.call(getPersonEvent, { id: event.id })).rejects.toMatchObject({ code: 1011 });
    await expect(editor.call(removePersonEvent, { id: event.id, version: 1 })).rejects.toMatchObject({ code: 1011 });
    const [entry] = await server.dataSource.query(
      'SELECT method, before, after FROM audit_entry WHERE entity_id = $1',
      [event.id],
    );
    expect(entry).toMatchObject({
      method: 'removePersonEvent',
      before: { work_profession: 'kantwerkster' },
      after: null,
    });
  });

  test('of a stale version is refused', async () => {
    const event = await server.make.event('work');
    await editor.call(updatePersonEvent, { event: { id: event.id, version: 1, topo: 'x' } });
    await expect(editor.call(removePersonEvent, { id: event.id, version: 1 })).rejects.toMatchObject({
      code: 1020,
      data: { version: 2, changedFields: ['topo'] },
    });
  });

  test('of an entry of a sponsorship batch is for administrators [EVENT-23]', async () => {
    const admin = await server.signIn('admin');
    const { id, person_id } = await server.make.event('cwxrm', { batch: 'B1' });
    await expect(editor.call(removePersonEvent, { id, version: 1 })).rejects.toMatchObject({ code: 1013 });
    expect(await editor.call(removeEvents, { person_id })).toEqual({ status: 'OK', count: 0 });
    await admin.call(removePersonEvent, { id, version: 1 });
    const own = await server.make.event('cwxrm');
    await editor.call(removePersonEvent, { id: own.id, version: 1 });
  });

  test('of all events leaves born and died, and says how many went [EVENT-41, PERSON-59]', async () => {
    const { id: person_id } = await server.make.person();
    for (const type of ['work', 'military', 'decorated', 'cwxrm'] as const)
      await server.make.event(type, { person_id });
    expect(await editor.call(removeEvents, { person_id })).toEqual({ status: 'OK', count: 4 });
    expect((await eventsOf(person_id)).map(({ type }) => type)).toEqual(['born', 'died']);
    await expect(editor.call(removeEvents, { person_id: nobody })).rejects.toMatchObject({ code: 1011 });
  });
});

describe('a cwxrm event', () => {
  test('makes its person remembered, until the last is gone [EVENT-42, PERSON-48]', async () => {
    const { id: person_id } = await server.make.person();
    const remembered = async () => (await whole(person_id)).cwxrm_remembered;
    expect(await remembered()).toBe(false);
    const add = () => editor.call(createPersonEvent, { event: { type: 'cwxrm', person_id, first_name: 'Ann' } });
    const [one, other] = [await add(), await add()];
    expect(await remembered()).toBe(true);
    await editor.call(removePersonEvent, { id: one.id, version: 1 });
    expect(await remembered()).toBe(true);
    await editor.call(removePersonEvent, { id: other.id, version: 1 });
    expect(await remembered()).toBe(false);
    await add();
    await editor.call(removeEvents, { person_id });
    expect(await remembered()).toBe(false);
  });
});

describe('update', () => {
  test('keeps what is absent, clears what is null, and counts the version up [RPC-16]', async () => {
    const event = await server.make.event('school', {
      school_name: 'Sint-Vincentius',
      topo: 'Markt',
      start_year: 1900,
    });
    const saved = await editor.call(updatePersonEvent, {
      event: { id: event.id, version: 1, topo: null, end_year: 1905 },
    });
    expect(saved).toMatchObject({
      school_name: 'Sint-Vincentius',
      topo: '',
      start_year: 1900,
      end_year: 1905,
      version: 2,
    });
  });

  test('moves no event to another type or person', async () => {
    const event = await server.make.event('school');
    const other = await server.make.person();
    const change = (fields: object) =>
      editor.call(updatePersonEvent, { event: { id: event.id, version: 1, ...fields } });
    await expect(change({ type: 'work' })).rejects.toMatchObject(refusal({ type: ['type: INVALID_OPTION'] }));
    await expect(change({ person_id: other.id })).rejects.toMatchObject(
      refusal({ person_id: ['person_id: INVALID_REFERENCE'] }),
    );
    expect(await change({ type: 'school', person_id: event.person_id, topo: 'x' })).toMatchObject({ version: 2 });
  });

  test('of a stale version answers who saved what first', async () => {
    const event = await server.make.event('work');
    await editor.call(updatePersonEvent, { event: { id: event.id, version: 1, work_profession: 'smid' } });
    const stale = editor.call(updatePersonEvent, { event: { id: event.id, version: 1, topo: 'x' } });
    await expect(stale).rejects.toMatchObject({
      code: 1020,
      data: { version: 2, changedFields: ['work_profession'], changedBy: expect.stringContaining('normal-') },
    });
  });

  test('is validated like a save, with or without the type that cannot change [VALID-01]', async () => {
    const event = await server.make.event('school', { start_year: 1900 });
    const validate = (fields: object) =>
      editor.call(validatePersonEvent, { event: { id: event.id, version: 1, ...fields }, mode: 'update' });
    expect(await validate({ topo: 'x' })).toEqual({ status: 'OK' });
    expect(await validate({ end_year: 1899 })).toEqual({
      status: 'NOK',
      data: { end_day: ['end_day: INVALID_DATE_ORDER'] },
    });
    expect(await validate({ id: nobody, type: 'school' })).toEqual({
      status: 'NOK',
      data: { id: ['id: DOES_NOT_EXIST'] },
    });
  });
});

describe('lists', () => {
  test('of a person’s events stand in timeline order, by pages, of one type when asked [EVENT-26, EVENT-28, EVENT-29, EVENT-41]', async () => {
    const { id: person_id } = await server.make.person({ born_year: 1890 });
    const memorial_id = (await server.make.memorial()).id;
    await server.make.event('extra', { person_id, start_year: 1900 });
    await server.make.event('memorated', { person_id, memorial_id, memorial_kind: 'current', start_year: 1919 });
    await server.make.event('memorated', { person_id, memorial_id, memorial_kind: 'original', start_year: 1920 });
    await server.make.event('injured', { person_id });
    await server.make.event('military', { person_id, start_year: 1915 });
    await server.make.event('military', { person_id, start_year: 1914 });
    await server.make.event('work', { person_id, start_year: 1930 });
    const events = await editor.call(findPersonEvents, { person_id });
    expect(events.total).toBe(9);
    expect(events.data.map(({ type, sort_start_date }) => `${type} ${sort_start_date.slice(0, 4)}`)).toEqual([
      'born 1890',
      'work 1930',
      'military 1914',
      'military 1915',
      'injured ????',
      'died ????',
      'memorated 1920',
      'memorated 1919',
      'extra 1900',
    ]);
    const page = await editor.call(findPersonEvents, { person_id, offset: 2, limit: 3 });
    expect(page).toEqual({ data: events.data.slice(2, 5), total: 9 });
    const latest = await editor.call(findPersonEvents, { person_id, type: 'military', sort: ['sort_start_date', -1] });
    expect(latest.data.map(({ start_year }) => start_year)).toEqual([1915, 1914]);
    expect(await editor.call(findPersonEvents, { person_id: nobody })).toEqual({ data: [], total: 0 });
  });

  test('of the events of a type at a place name their persons, by name, by pages [EVENT-41]', async () => {
    const { id: place_id } = await server.make.place();
    for (const familyname of ['Zwaan', 'Arend']) {
      const { id: person_id } = await server.make.person({ familyname });
      await server.make.event('where', { person_id, place_id });
    }
    await server.make.event('school', { place_id });
    const found = await editor.call(findEventsByTypeAndPlace, { type: 'where', place_id });
    expect(found.total).toBe(2);
    expect(found.data.map(({ person, place_id: at }) => [person.familyname, at])).toEqual([
      ['Arend', place_id],
      ['Zwaan', place_id],
    ]);
    const second = await editor.call(findEventsByTypeAndPlace, { type: 'where', place_id, offset: 1, limit: 1 });
    expect(second.data.map(({ person }) => person.familyname)).toEqual(['Zwaan']);
  });
});

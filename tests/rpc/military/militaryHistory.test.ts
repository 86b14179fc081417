import {
  createMilitaryEntity,
  getMilitaryEntitiesIn,
  getMilitaryEntity,
  updateMilitaryEntity,
  validateMilitaryEntityHistory,
} from '@salient/shared/areas/military/militaryMethods.ts';
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

const refused = (data: object) => expect.objectContaining({ name: 'invalidData', data });
const nobody = '0198c3a0-0000-7000-8000-000000000001';

/** Gives a stored entity a history. */
const write = async (id: string, history: object[]) => {
  const { version } = await editor.call(getMilitaryEntity, { id });
  return editor.call(updateMilitaryEntity, { entity: { id, version, history: history as never } });
};
const check = (event: object, more: object = {}) =>
  editor.call(validateMilitaryEntityHistory, { event: { type: 'structure', ...event }, ...more });
const nok = (data: object) => ({ status: 'NOK', data });

describe('an event of a history', () => {
  test('of each kind is stored and read by date, with its entity and place when they are asked for [MILITARY-18, MILITARY-19, MILITARY-28, MILITARY-29, M-074]', async () => {
    const division = await server.make.militaryEntity({ type: 'division', division: '2e Divisie', army: 'A.B.L.' });
    const place = await server.make.place({ languages: { nl: { name: 'Diksmuide' } } as never });
    const { id } = await server.make.militaryEntity();
    const track = {
      ...{ type: 'track', from_date: '19170731', to_date: '19170802', track_type: 'half_rest', place_id: place.id },
      ...{ topo: 'Kamp', description: 'Na de aanval' },
    };
    const saved = await write(id, [
      track,
      { type: 'attached', army: 'B.E.F.', from_date: '1916????' },
      { type: 'structure', entity_id: division.id, from_date: '19140804' },
    ]);
    expect(saved.version).toBe(2);
    expect(saved.history).toMatchObject([
      { type: 'structure', from_date: '19140804', to_date: '????????', entity_id: division.id, army: '' },
      { type: 'attached', from_date: '1916????', army: 'B.E.F.', entity_id: null },
      track,
    ]);
    const extend = ['history.entity', 'history.place'] as ('history.entity' | 'history.place')[];
    const whole = await editor.call(getMilitaryEntity, { id, extend });
    expect(whole.history.map(({ entity }) => entity?.division ?? null)).toEqual(['2e Divisie', null, null]);
    expect(whole.history.map((event) => event.place?.names.nl ?? null)).toEqual([null, null, 'Diksmuide']);
    expect(saved.history[0]).not.toHaveProperty('entity');
    await expect(server.guest.call(getMilitaryEntity, { id })).rejects.toMatchObject({ name: 'noSession' });
    await expect(editor.call(getMilitaryEntity, { id: nobody })).rejects.toMatchObject({ name: 'notFound' });
  });

  test('keeps its id when others change, and a history sent back whole changes nothing', async () => {
    const { id } = await server.make.militaryEntity();
    const first = await write(id, [
      { type: 'attached', army: 'A.F.', from_date: '1914????' },
      { type: 'attached', army: 'B.E.F.', from_date: '1916????' },
    ]);
    expect((await write(id, first.history)).version).toBe(first.version);
    const [kept, changed] = first.history;
    const next = await write(id, [kept, { ...changed, description: 'Anders' }] as object[]);
    expect(next.history.map((event) => event.id)).toEqual(first.history.map((event) => event.id));
    expect((await write(id, [kept] as object[])).history).toEqual([kept]);
  });

  test('needs an entity or an army, a track a place and what it was for [MILITARY-21, MILITARY-22, VALID-38, M-078]', async () => {
    expect(await check({})).toEqual(nok({ entity_id: ['entity_id: REQUIRED'] }));
    expect(await check({ type: 'attached' })).toEqual(nok({ entity_id: ['entity_id: REQUIRED'] }));
    expect(await check({ army: 'A.F.' })).toEqual({ status: 'OK' });
    expect(await check({ army: 'Ergens' })).toEqual(nok({ army: ['army: INVALID_OPTION'] }));
    expect(await check({ type: 'track' })).toEqual(
      nok({ place_id: ['place_id: REQUIRED'], track_type: ['track_type: REQUIRED'] }),
    );
    const { id } = await server.make.place();
    expect(await check({ type: 'track', place_id: id, track_type: 'holiday' })).toEqual(
      nok({ track_type: ['track_type: INVALID_OPTION'] }),
    );
    expect(await check({ type: 'track', place_id: id, track_type: 'support', topo: 't'.repeat(501) })).toEqual(
      nok({ topo: ['topo: INVALID_LENGTH'] }),
    );
  });

  test('connects to one parent in the same days once [VALID-16, MILITARY-21]', async () => {
    const { id } = await server.make.militaryEntity();
    const parent = await server.make.militaryEntity({ type: 'division', division: `Tweemaal ${id}` });
    const event = { type: 'structure', entity_id: parent.id, from_date: '1914????', to_date: '1915????' };
    const taken = 'CONNECTION_ALREADY_EXISTS';
    await expect(write(id, [event, { ...event, description: 'Nog eens' }])).rejects.toEqual(
      refused({ 'history.1.entity_id': [`history.1.entity_id: ${taken}`] }),
    );
    const others = [
      { ...event, type: 'attached' },
      { ...event, to_date: '1916????' },
    ];
    expect((await write(id, [event, ...others])).history).toHaveLength(3);
    expect(await check(event, { id })).toEqual(nok({ entity_id: [`entity_id: ${taken}`] }));
    expect(await check({ ...event, from_date: '1913????' }, { id })).toEqual({ status: 'OK' });
    // Stored before this was a rule, it is taken back as it was read.
    await server.dataSource.query(
      `INSERT INTO military_entity_history (id, military_entity_id, type, entity_id, from_date, to_date)
       VALUES (gen_random_uuid(), $1, $2, $3, $4, $5)`,
      [id, event.type, event.entity_id, event.from_date, event.to_date],
    );
    const read = await editor.call(getMilitaryEntity, { id });
    expect(read.history).toHaveLength(4);
    expect(await write(id, read.history)).toEqual(read);
    await expect(write(id, [...read.history, event])).rejects.toMatchObject({ name: 'invalidData' });
  });

  test('of the kind sub-structure is none: it is read from the other side [MILITARY-20]', async () => {
    expect(await check({ type: 'substructure' })).toEqual(nok({ type: ['type: INVALID_OPTION'] }));
  });

  test('has possible days, the end not before the beginning [MILITARY-21, MILITARY-35]', async () => {
    const army = 'A.F.';
    expect(await check({ army, from_date: '1914-08-04', to_date: '19150231' })).toEqual(
      nok({ from_date: ['from_date: INVALID_FORMAT'], to_date: ['to_date: INVALID_FORMAT'] }),
    );
    expect(await check({ army, from_date: '19150101', to_date: '1914????' })).toEqual(
      nok({ to_date: ['to_date: INVALID_DATE_ORDER'] }),
    );
    expect(await check({ army, from_date: '1914????', to_date: '19140101' })).toEqual({ status: 'OK' });
  });

  test('names an entity and a place that are there [M-078]', async () => {
    expect(await check({ entity_id: nobody })).toEqual(nok({ entity_id: ['entity_id: DOES_NOT_EXIST'] }));
    expect(await check({ type: 'track', track_type: 'rest', place_id: nobody })).toEqual(
      nok({ place_id: ['place_id: DOES_NOT_EXIST'] }),
    );
    expect(await check({ army: 'A.F.' }, { id: nobody })).toEqual(nok({ id: ['id: DOES_NOT_EXIST'] }));
  });

  test('is refused with the whole entity, by its place in the list', async () => {
    const { id } = await server.make.militaryEntity();
    await expect(
      write(id, [
        { type: 'attached', army: 'A.F.' },
        { type: 'track', track_type: 'rest' },
      ]),
    ).rejects.toEqual(refused({ 'history.1.place_id': ['history.1.place_id: REQUIRED'] }));
    const creating = editor.call(createMilitaryEntity, {
      entity: { type: 'corps', army: 'A.F.', corps: 'Met fout', history: [{ type: 'structure' }] },
    });
    await expect(creating).rejects.toEqual(refused({ 'history.0.entity_id': ['history.0.entity_id: REQUIRED'] }));
  });

  test('that a list brought with another army may stay as it is [MILITARY-14]', async () => {
    const { id } = await server.make.militaryEntity();
    await write(id, [{ type: 'attached', army: 'A.F.' }]);
    await server.dataSource.query(
      `UPDATE military_entity_history SET army = 'k.u.k. Armee' WHERE military_entity_id = $1`,
      [id],
    );
    const { history } = await editor.call(getMilitaryEntity, { id });
    const event = { ...history[0], description: 'Nagekeken' };
    expect(await check(event, { id, mode: 'update', index: 0 })).toEqual({ status: 'OK' });
    expect((await write(id, [event])).history[0]).toMatchObject({ army: 'k.u.k. Armee', description: 'Nagekeken' });
  });

  test('is checked for editors [M-078]', async () => {
    const reader = await server.signIn('readonly');
    const checking = reader.call(validateMilitaryEntityHistory, { event: { type: 'attached', army: 'A.F.' } });
    await expect(checking).rejects.toMatchObject({ name: 'notPermitted' });
  });
});

describe('circles', () => {
  const three = async () => {
    const [a, b, c] = [
      await server.make.militaryEntity(),
      await server.make.militaryEntity(),
      await server.make.militaryEntity(),
    ];
    return [a.id, b.id, c.id] as const;
  };
  const parent = (entity_id: string, from_date = '1914????', to_date = '1918????') => ({
    ...{ type: 'structure', entity_id, from_date, to_date },
  });
  const circle = nok({ entity_id: ['entity_id: INVALID_REFERENCE'] });

  test('of one, of two and of three entities are refused on days that overlap [MILITARY-35]', async () => {
    const [a, b, c] = await three();
    expect(await check(parent(a), { id: a })).toEqual(circle);
    await write(a, [parent(b)]);
    expect(await check(parent(a), { id: b })).toEqual(circle);
    await write(b, [parent(c)]);
    expect(await check(parent(a), { id: c })).toEqual(circle);
    expect(await check({ ...parent(a), type: 'attached' }, { id: c })).toEqual(circle);
    await expect(write(c, [parent(a)])).rejects.toEqual(
      refused({ 'history.0.entity_id': ['history.0.entity_id: INVALID_REFERENCE'] }),
    );
  });

  test('are none when the one ends before the other begins, and are when a day is unknown [MILITARY-35]', async () => {
    const [a, b] = await three();
    await write(a, [parent(b, '19140801', '19151231')]);
    expect(await check(parent(a, '19151231', '1918????'), { id: b })).toEqual({ status: 'OK' });
    expect(await check(parent(a, '19151230', '1918????'), { id: b })).toEqual(circle);
    expect(await check(parent(a, '????????', '1916????'), { id: b })).toEqual(circle);
  });
});

describe('sub-entities', () => {
  test('are those whose structure names the entity, each once with its periods, ten a page [MILITARY-20, MILITARY-26, MILITARY-32, MILITARY-33, M-081]', async () => {
    const { id } = await server.make.militaryEntity({ type: 'division', division: 'Met elf' });
    for (let number = 1; number <= 11; number++) {
      const unit = await server.make.militaryEntity({ regiment: `Onderdeel ${String(number).padStart(2, '0')}` });
      await write(unit.id, [
        { type: 'structure', entity_id: id, from_date: '1914????' },
        { type: 'structure', entity_id: id, from_date: '1916????' },
      ]);
    }
    const attached = await server.make.militaryEntity({ regiment: 'Alleen toegevoegd' });
    await write(attached.id, [{ type: 'attached', entity_id: id }]);
    const reader = await server.signIn('readonly');
    const find = (params: object) => reader.call(getMilitaryEntitiesIn, { id, ...params });
    const page = await find({});
    expect([page.data.length, page.total]).toEqual([10, 11]);
    expect(page.data[0]).toMatchObject({
      regiment: 'Onderdeel 01',
      periods: [
        { from_date: '1914????', to_date: '????????' },
        { from_date: '1916????', to_date: '????????' },
      ],
    });
    expect((await find({ sort: ['regiment', -1], limit: 1 })).data[0]?.regiment).toBe('Onderdeel 11');
    expect((await find({ filter: { type: 'brigade' } })).total).toBe(0);
    expect((await find({ text: 'onderdeel 11' })).total).toBe(1);
    expect((await find({ offset: 10 })).data).toHaveLength(1);
  });

  test('are sorted as all entities are: a corps stands among brigades and regiments by its own name [MILITARY-06]', async () => {
    const { id } = await server.make.militaryEntity({ type: 'division', division: 'Gesorteerd' });
    const { make } = server;
    const parts = [
      await make.militaryEntity({ type: 'brigade', brigade: 'Aa' }),
      await make.militaryEntity({ type: 'corps', corps: 'Bb' }),
      await make.militaryEntity({ type: 'brigade', brigade: 'Cc' }),
    ];
    for (const part of parts) await write(part.id, [{ type: 'structure', entity_id: id }]);
    const { data } = await editor.call(getMilitaryEntitiesIn, { id, sort: ['brigade', 1] });
    expect(data.map(({ id: each }) => each)).toEqual(parts.map((part) => part.id));
  });

  test('of nothing are not found, for nobody who is not signed in, and in no order that is unknown [M-081]', async () => {
    await expect(editor.call(getMilitaryEntitiesIn, { id: nobody })).rejects.toMatchObject({ name: 'notFound' });
    const { id } = await server.make.militaryEntity();
    await expect(server.guest.call(getMilitaryEntitiesIn, { id })).rejects.toMatchObject({ name: 'noSession' });
    await expect(editor.call(getMilitaryEntitiesIn, { id, sort: [['colour', 1]] as never })).rejects.toMatchObject({
      name: 'invalidData',
    });
  });
});

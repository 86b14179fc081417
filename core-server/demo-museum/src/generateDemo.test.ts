import { createHash } from 'node:crypto';
import { checkEvent, overlaps } from '@salient/shared/areas/events/checkEvent.ts';
import {
  enlistedReasons,
  jailedTypes,
  memorialKinds,
  whereReasons,
} from '@salient/shared/areas/events/eventChoices.ts';
import type { EventDraft } from '@salient/shared/areas/events/eventDraft.ts';
import { eventTypes } from '@salient/shared/areas/events/eventTypes.ts';
import { cemeteryKinds, memorialTypes, plateDetails } from '@salient/shared/areas/memorials/memorialTypes.ts';
import { militaryEntityKey } from '@salient/shared/areas/military/militaryEntityKey.ts';
import {
  armies,
  historyTypes,
  militaryEntityTypes,
  trackTypes,
} from '@salient/shared/areas/military/militaryEntityTypes.ts';
import { checkPerson } from '@salient/shared/areas/persons/checkPerson.ts';
import type { PersonDraft } from '@salient/shared/areas/persons/personFields.ts';
import { genders, victimTypeDetails, victimTypes } from '@salient/shared/areas/persons/personValues.ts';
import { placeTypes, resolutionStatuses } from '@salient/shared/areas/places/placeTypes.ts';
import { inverseRelation, relationTypes } from '@salient/shared/areas/relations/relationTypes.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { defaultPersons, demoSeed } from './demoDefaults.ts';
import type { DemoEvent, DemoGroup, DemoPerson } from './demoRecords.ts';
import { type DemoMuseum, generateDemo } from './generateDemo.ts';

const all = (museum: DemoMuseum) => {
  const groups = [...museum.groups()];
  return {
    groups,
    persons: groups.flatMap(({ persons }) => persons),
    relations: groups.flatMap(({ relations }) => relations),
  };
};
const fingerprint = (museum: DemoMuseum) => {
  const hash = createHash('sha256');
  const { places, memorials, militaryEntities, history, projects } = museum;
  hash.update(JSON.stringify({ places, memorials, militaryEntities, history, projects }));
  for (const group of museum.groups()) hash.update(JSON.stringify(group));
  return hash.digest('hex');
};
const name = ({ id, draft }: DemoPerson) => `${draft.surname} ${draft.familyname} (${id})`;
const draftOf = ({ id: _, ...draft }: DemoEvent): EventDraft => draft;

describe('the same seed', () => {
  test('makes the same museum to the last byte', () => {
    expect(fingerprint(generateDemo(7, 300))).toBe(fingerprint(generateDemo(7, 300)));
  });

  test('makes the same museum when its persons are asked for again', () => {
    const museum = generateDemo(7, 100);
    expect(fingerprint(museum)).toBe(fingerprint(museum));
  });

  test('makes a small museum that is the beginning of a large one', () => {
    const large = all(generateDemo(7, 400)).persons;
    for (const size of [1, 250, 251]) {
      expect(all(generateDemo(7, size)).persons).toEqual(large.slice(0, size));
    }
  });

  test('shares no id with another seed', () => {
    const ids = new Set(all(generateDemo(7, 300)).persons.map(({ id }) => id));
    expect(all(generateDemo(8, 300)).persons.filter(({ id }) => ids.has(id))).toEqual([]);
  });
});

describe.each([demoSeed, 1, 20_251_111])('every record of seed %i', (seed) => {
  const museum = generateDemo(seed, 1_500);
  let groups: DemoGroup[];
  let persons: DemoPerson[];
  beforeAll(() => {
    ({ groups, persons } = all(museum));
  });

  test('passes the rules for persons unchanged', () => {
    for (const person of persons) {
      const { draft, errors } = checkPerson({ ...person.draft, project_memberships: [...person.memberships] });
      expect(errors.errors, name(person)).toEqual({});
      expect<PersonDraft>(draft, name(person)).toEqual(person.draft);
    }
  });

  test('passes the rules for events unchanged', () => {
    for (const person of persons) {
      for (const event of person.events) {
        const { batch, csv_id, ...input } = draftOf(event);
        const { draft, errors } = checkEvent(input);
        expect(errors.errors, name(person)).toEqual({});
        expect({ ...draft, batch, csv_id }, name(person)).toEqual(draftOf(event));
      }
    }
  });

  test('has no two events of one person that overlap, and one birth and one death at most', () => {
    for (const person of persons) {
      const { events } = person;
      for (const [index, event] of events.entries()) {
        for (const other of events.slice(index + 1)) expect(overlaps(event, other), name(person)).toBe(false);
      }
      expect(
        events.filter(({ type }) => type === 'born'),
        name(person),
      ).toHaveLength(1);
      const mustHaveDied = person.draft.war_casualty || person.draft.died_year !== null;
      expect(events.filter(({ type }) => type === 'died').length, name(person)).toBeGreaterThanOrEqual(
        mustHaveDied ? 1 : 0,
      );
      expect(events.filter(({ type }) => type === 'died').length, name(person)).toBeLessThanOrEqual(1);
    }
  });

  test('keeps the dates of birth and death equal in the head of the record and in its events', () => {
    for (const { draft, events, ...person } of persons) {
      const dateOf = (type: string) => {
        const event = events.find((each) => each.type === type);
        return event && [event.start_day, event.start_month, event.start_year];
      };
      const label = person.id;
      expect(dateOf('born'), label).toEqual([draft.born_day, draft.born_month, draft.born_year]);
      expect(dateOf('died') ?? [null, null, null], label).toEqual([draft.died_day, draft.died_month, draft.died_year]);
    }
  });

  test('tells a life between birth and death', () => {
    for (const person of persons) {
      const { draft, events } = person;
      const ofLife = events.filter(({ type }) => !['memorated', 'decorated', 'cwxrm', 'extra'].includes(type));
      for (const { start_year, end_year, type } of ofLife) {
        for (const year of [start_year, end_year]) {
          if (year === null) continue;
          const label = `${name(person)} ${type} ${year}`;
          if (draft.born_year !== null) expect(year, label).toBeGreaterThanOrEqual(draft.born_year);
          if (draft.died_year !== null) expect(year, label).toBeLessThanOrEqual(draft.died_year);
        }
      }
    }
  });

  test('gives an age at death that fits the dates', () => {
    for (const person of persons) {
      const { born_year, died_year, died_age } = person.draft;
      if (born_year === null || died_year === null || died_age === 0) continue;
      expect([died_year - born_year, died_year - born_year - 1], name(person)).toContain(died_age);
    }
  });

  test('refers to records that exist, each reference to its kind', () => {
    const places = new Set(museum.places.map(({ id }) => id));
    const memorials = new Map(museum.memorials.map((memorial) => [memorial.id, memorial]));
    const projects = new Set(museum.projects.map(({ id }) => id));
    for (const person of persons) {
      const seen = new Set<string>();
      for (const event of person.events) {
        if (event.place_id) expect(places.has(event.place_id), name(person)).toBe(true);
        if (event.type !== 'memorated') continue;
        const memorial = memorials.get(event.memorial_id ?? '');
        expect(memorial, name(person)).toBeDefined();
        // Only a cemetery is an original or a current grave (EVENT-34).
        expect(event.memorial_kind === 'none', `${name(person)} ${memorial?.name}`).toBe(memorial?.type !== 'cemetery');
        const key = `${event.memorial_id} ${event.memorial_kind}`;
        expect(seen.has(key), name(person)).toBe(false);
        seen.add(key);
      }
      for (const { project } of person.memberships) expect(projects.has(project)).toBe(true);
    }
  });

  test('links military events to exactly the entities that their names mean', () => {
    const ids = new Map(museum.militaryEntities.map((entity) => [militaryEntityKey(entity.type, entity), entity.id]));
    for (const person of persons) {
      for (const event of person.events) {
        if (event.type !== 'military') continue;
        const names = {
          army: event.enlisted_army,
          regiment: event.enlisted_regt,
          unit: event.enlisted_unit,
          unit_nr: event.enlisted_nr,
        };
        const unit = names.unit || names.unit_nr ? (ids.get(militaryEntityKey('unit', names)) ?? null) : null;
        const regiment = names.regiment ? (ids.get(militaryEntityKey('regiment', names)) ?? null) : null;
        expect(event.military_entity_id, `${name(person)} ${names.regiment}`).toBe(unit);
        expect(event.military_regiment_id, `${name(person)} ${names.regiment}`).toBe(regiment);
      }
    }
  });

  test('relates persons of one group from both sides', () => {
    for (const group of groups) {
      const ids = new Set(group.persons.map(({ id }) => id));
      const keys = new Set(
        group.relations.map((each) => `${each.person_id} ${each.relation} ${each.related_person_id}`),
      );
      expect(keys.size).toBe(group.relations.length);
      for (const { person_id, related_person_id, relation, comments } of group.relations) {
        expect(ids.has(person_id) && ids.has(related_person_id) && person_id !== related_person_id).toBe(true);
        const inverse = group.relations.find(
          (other) =>
            other.person_id === related_person_id &&
            other.related_person_id === person_id &&
            other.relation === inverseRelation(relation),
        );
        expect(inverse?.comments).toBe(comments);
      }
    }
  });

  test('has an id of its own', () => {
    const ids = [
      ...museum.places,
      ...museum.memorials,
      ...museum.militaryEntities,
      ...museum.history,
      ...museum.projects,
      ...persons,
      ...persons.flatMap(({ events }) => events),
      ...groups.flatMap(({ relations }) => relations),
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  test('leaves no gap of a sentence unfilled', () => {
    for (const { draft, events } of persons) {
      const texts = [draft.description, ...events.flatMap((event) => [event.description, event.citation])];
      for (const text of texts) {
        expect(text).not.toMatch(/[{}[\]|]|undefined|null| {2}/);
        if (text !== '') expect(text).toMatch(/^[\p{Lu}\d].*[.]$/su);
      }
    }
  });
});

describe('the museum of a first start', () => {
  const museum = generateDemo();
  let persons: DemoPerson[];
  let events: DemoEvent[];
  beforeAll(() => {
    persons = all(museum).persons;
    events = persons.flatMap((person) => person.events);
  });
  const valuesOf = <Item, Value>(items: readonly Item[], value: (item: Item) => Value) => new Set(items.map(value));
  const contains = (found: ReadonlySet<unknown>, wanted: readonly unknown[]) =>
    expect(wanted.filter((value) => !found.has(value))).toEqual([]);

  test('has two thousand persons with three to six events each', () => {
    expect(persons).toHaveLength(defaultPersons);
    expect(events.length / persons.length).toBeGreaterThan(4);
    expect(events.length / persons.length).toBeLessThan(6);
  });

  test('shows every choice that the forms and filters offer', () => {
    const drafts = persons.map(({ draft }) => draft);
    contains(
      valuesOf(events, ({ type }) => type),
      eventTypes,
    );
    contains(
      valuesOf(drafts, ({ gender }) => gender),
      genders,
    );
    contains(
      valuesOf(drafts, ({ victim_type }) => victim_type),
      victimTypes,
    );
    contains(
      valuesOf(drafts, (draft) => draft.victim_type_details),
      victimTypeDetails,
    );
    contains(
      valuesOf(events, ({ where_reason }) => where_reason),
      whereReasons,
    );
    contains(
      valuesOf(events, ({ enlisted_reason }) => enlisted_reason),
      enlistedReasons,
    );
    contains(
      valuesOf(events, ({ jailed_type }) => jailed_type),
      jailedTypes,
    );
    contains(
      valuesOf(events, ({ memorial_kind }) => memorial_kind),
      memorialKinds,
    );
    contains(
      valuesOf(events, ({ enlisted_army }) => enlisted_army),
      armies,
    );
    contains(
      valuesOf(all(museum).relations, ({ relation }) => relation),
      relationTypes,
    );
    contains(
      valuesOf(museum.places, ({ type }) => type),
      placeTypes,
    );
    contains(
      valuesOf(museum.places, ({ resolution_status }) => resolution_status),
      resolutionStatuses,
    );
    contains(
      valuesOf(museum.memorials, ({ type }) => type),
      memorialTypes,
    );
    contains(
      valuesOf(museum.memorials, (memorial) => memorial.type_plate_details),
      plateDetails,
    );
    contains(
      valuesOf(museum.memorials, ({ cemetery_kind }) => cemetery_kind),
      cemeteryKinds,
    );
    contains(
      valuesOf(museum.militaryEntities, ({ type }) => type),
      militaryEntityTypes,
    );
    contains(
      valuesOf(museum.history, ({ type }) => type),
      historyTypes,
    );
    contains(
      valuesOf(museum.history, ({ track_type }) => track_type),
      trackTypes,
    );
    for (const flag of ['war_casualty', 'in_namelist', 'irish_memorial_records'] as const) {
      contains(
        valuesOf(drafts, (draft) => draft[flag]),
        [true, false],
      );
    }
  });

  test('knows its places in four languages', () => {
    expect(museum.places.length).toBeGreaterThanOrEqual(250);
    const found = museum.places.filter(({ resolution_status }) => resolution_status === 'found');
    for (const place of found) contains(new Set(Object.keys(place.languages)), languages);
    const ieper = museum.places.find((place) => place.languages.nl?.name === 'Ieper');
    expect(languages.map((language) => ieper?.languages[language]?.name)).toEqual(['Ieper', 'Ypres', 'Ypres', 'Ypern']);
  });

  test('mourns most of its dead in the great battles around Ieper', () => {
    const months = persons.map(({ draft }) => (draft.died_year ?? 0) * 100 + (draft.died_month ?? 0));
    const share = (from: number, to: number) =>
      months.filter((month) => month >= from && month <= to).length / months.filter((month) => month > 0).length;
    expect(share(191410, 191411)).toBeGreaterThan(0.1);
    expect(share(191504, 191505)).toBeGreaterThan(0.05);
    expect(share(191706, 191711)).toBeGreaterThan(0.15);
    expect(share(191804, 191810)).toBeGreaterThan(0.08);
  });

  test('says in its projects that its persons are fictional', () => {
    for (const { description } of museum.projects) expect(description).toMatch(/verzonnen/);
  });
});

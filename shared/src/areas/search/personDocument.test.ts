import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EventDraft, emptyEvent } from '../events/eventDraft.ts';
import { eventTypes } from '../events/eventTypes.ts';
import { eventKeys } from './eventKeys.ts';
import { type IndexedEvent, type IndexedPerson, personDocument } from './personDocument.ts';

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const someone: IndexedPerson = {
  id: id(1),
  surname: 'Jan',
  familyname: 'Peeters',
  alternative_surnames: ['Jean'],
  alternative_familynames: ['Peters', 'Pieters'],
  gender: 'male',
  nationality: 'Belg',
  born: '18950310',
  died: '1917????',
  born_min: 18950310,
  born_max: 18950310,
  died_min: 19170101,
  died_max: 19171231,
  died_year: 1917,
  age: null,
  victim_type: 'military',
  victim_type_details: 'unknown',
  war_casualty: true,
  in_namelist: true,
  living_status: 'dead',
  irish_memorial_records: false,
  surname_keys: '|jan|jean|',
  familyname_keys: '|peeters|peters|pieters|',
  fold_keys: ' jan peters ',
  sound_keys: ['127'],
  given_keys: ['johanes'],
  initials_key: 'j',
  nationality_key: 'belg',
  sort_name: 'peeters jan',
  military: { army: 'A.B.L.', regiment: '', unit: '', unit_nr: '', sub: '', rank: '', number: '' },
  events: [],
  projects: [],
  stories: [],
  has_documentation: false,
  has_contacts: false,
  relations: [],
  countries: [],
};

function indexed(draft: EventDraft, period: [number, number] | null = null): IndexedEvent {
  return { ...draft, ...eventKeys(draft), period_min: period?.[0] ?? null, period_max: period?.[1] ?? null };
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) deepFreeze(each);
  return Object.freeze(value);
}

describe('the search document', () => {
  test('is the same for the same row, and leaves the row alone', () => {
    const text = fc.string({ unit: 'binary', maxLength: 12 });
    const event = fc
      .record({
        type: fc.constantFrom(...eventTypes),
        topo: text,
        enlisted_number: text,
        period: fc.option(fc.integer({ min: 18800101, max: 19201231 })),
      })
      .map(({ type, period, ...fields }) =>
        indexed({ ...emptyEvent(type), ...fields }, period === null ? null : [period, period]),
      );
    const person = fc.record({ surname: text, familyname: text, events: fc.array(event, { maxLength: 6 }) });
    fc.assert(
      fc.property(person, (fields) => {
        const row = deepFreeze({ ...someone, ...fields });
        const document = personDocument(row);
        expect(personDocument(structuredClone(row))).toEqual(document);
        expect(JSON.parse(JSON.stringify(document))).toEqual(document);
      }),
    );
  });

  test('holds no text of staff: of a sponsorship only that there is one [ROLE-23, EVENT-42, STACK-17]', () => {
    const staff = {
      first_name: 'secret',
      last_name: 'secret',
      email: 'secret@example.org',
      group: 'secret',
      sponsor_name: 'secret',
      mail_labels: 'secret',
      batch: 'secret',
      csv_id: 'secret',
      description: 'secret',
    };
    const document = personDocument({ ...someone, events: [indexed({ ...emptyEvent('cwxrm'), ...staff })] });
    expect(JSON.stringify(document)).not.toContain('secret');
  });

  test('names the datasets that the person’s own fields put it in [PERSON-09]', () => {
    const datasets = (fields: Partial<IndexedPerson>) => personDocument({ ...someone, ...fields }).datasets.sort();
    expect(datasets({})).toEqual(['deaths', 'military', 'namelist']);
    expect(datasets({ war_casualty: false, in_namelist: false, victim_type: 'civilian' })).toEqual(['survivors']);
    expect(datasets({ irish_memorial_records: true })).toContain('irish_memorial_records');
  });

  test('holds of each kind of event what its filters compare, in compared form, each value once [ADVSEARCH-10, ADVSEARCH-31]', () => {
    const soldier = {
      ...emptyEvent('military'),
      enlisted_army: 'B.E.F.',
      enlisted_regt: 'Royal  Irish Rifles',
      enlisted_number: '12/3456',
    };
    const events = [
      indexed(soldier),
      indexed({ ...soldier, enlisted_reason: 'promoted' }),
      indexed({ ...emptyEvent('died'), place_id: id(7) }, [19170731, 19170731]),
    ];
    const { e, armies, numbers, died_place } = personDocument({ ...someone, events });
    expect(e.enlisted).toMatchObject({
      is: ['yes'],
      army: ['b.e.f.'],
      regiment: ['royal irish rifles'],
      reason: ['active service', 'promoted'],
    });
    expect(e.died).toMatchObject({ place: [id(7)], min: [19170731], max: [19170731] });
    expect(e.school).toBeUndefined();
    expect([armies, numbers, died_place]).toEqual([['B.E.F.'], ['123456'], id(7)]);
  });

  test('holds all that a list shows, in the order in which names are searched', () => {
    const military = { army: 'B.E.F.', regiment: 'R', unit: 'U', unit_nr: '2', sub: 'S', rank: 'P', number: '12' };
    const stories = ['stories', 'stories_1'];
    const document = personDocument({ ...someone, military, stories, projects: ['a'], relations: ['child'] });
    expect(document).toMatchObject({
      ...{ id: id(1), surname: 'Jan', familyname: 'Peeters', gender: 'male', born: '18950310', died: '1917????' },
      ...{ alternative_surnames: ['Jean'], alternative_familynames: ['Peters', 'Pieters'], in_namelist: true },
      ...military,
      ...{ name: 'Peeters Jan', alternatives: 'Peters , Pieters , Jean', folded: 'jan peters' },
      ...{ surname_keys: ['jan', 'jean'], familyname_keys: ['peeters', 'peters', 'pieters'], sound_keys: ['127'] },
      ...{ died_year: '1917', died_place: null, has_story: true, projects: ['a'], relations: ['child'] },
      ...{ born_min: 18950310, born_max: 18950310, died_min: 19170101, died_max: 19171231 },
    });
    expect(document.datasets).toEqual(['deaths', 'namelist', 'military', ...stories]);
    expect(personDocument({ ...someone, surname: '', died_year: null })).toMatchObject({
      ...{ name: 'Peeters', died_year: null, has_story: false },
    });
  });

  test('holds what is known of events alone: no blank, and days of birth and death only', () => {
    const events = [
      indexed({ ...emptyEvent('jailed'), jailed_type: 'captive' }, [19150101, 19161231]),
      indexed({ ...emptyEvent('memorated'), memorial_id: id(8), memorial_ref: 'II. C. 4' }),
      indexed({ ...emptyEvent('born'), place_id: id(7), topo: 'Grote Markt' }, [18950310, 18950310]),
    ];
    expect(personDocument({ ...someone, events }).e).toEqual({
      jailed: { is: ['yes'], jailedType: ['captive'] },
      memorated: { is: ['yes'], memorial: [id(8)], kind: ['current'], reference: ['ii. c. 4'] },
      born: { is: ['yes'], place: [id(7)], topo: ['grote markt'], min: [18950310], max: [18950310] },
    });
  });

  test('knows every year that the record speaks of', () => {
    const events = [indexed(emptyEvent('injured'), [19150101, 19161231]), indexed(emptyEvent('extra'))];
    expect(personDocument({ ...someone, events }).years).toEqual([1895, 1915, 1916, 1917]);
  });
});

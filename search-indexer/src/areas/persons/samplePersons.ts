import { type DatasetFlag, datasetFlags } from '@salient/shared/areas/datasets/datasets.ts';
import { emptyEvent } from '@salient/shared/areas/events/eventDraft.ts';
import { militaryDetails } from '@salient/shared/areas/events/militaryDetails.ts';
import { eventKeys } from '@salient/shared/areas/search/eventKeys.ts';
import type { IndexedPerson } from '@salient/shared/areas/search/personDocument.ts';
import { personKeys } from '@salient/shared/areas/search/personKeys.ts';

/** Names in which every rule of folding, sounding and splitting has something to do: first names, family name. */
const tellingNames: readonly (readonly [surname: string, familyname: string])[] = [
  ['Jan Baptist', 'Van den Berghe'],
  ['Bert', 'Abramowicz'],
  ['Pieter-Jan', 'De Smedt'],
  ['Désiré', "D'Hondt"],
  ['Élise', 'Lefebvre dit Beaulieu'],
  ['Jean', 'Dupont-De Smet'],
  ['Wm.', "O'Brien"],
  ['Alexander S.', 'McGuire'],
  ['Æthelred', "M'Donald"],
  ['Karl-Heinz', 'Müller'],
  ['Josef', 'von der Schneider'],
  ['Jürgen', 'Weiß'],
  ['Tsjerk', 'ten Cate'],
  ['Jožef', 'Kovačič'],
  ['Đorđe', 'Djordjević'],
  ['Franz', 'Mittraunegger statt Mitterauegger'],
  ['Thijs', 'op de Beeck'],
  ['Kristiaan', 'Christiaens'],
  ['Øystein', 'Sørensen'],
  ['Philippe', 'Quesnoy'],
  ['Sandor', 'Szabó'],
  ['Иван', 'Петров'],
  ['', 'Hendrickx'],
  ['J. F.', 'Visscher'],
  ['Anna (Annie)', 'Thompson'],
];

const allFlags = Object.fromEntries(Object.values(datasetFlags).map((flag) => [flag, true])) as Record<
  DatasetFlag,
  true
>;

/** A life with every kind of event and input, so that a change of the document's form shows. */
function sampleOf(surname: string, familyname: string, at: number): IndexedPerson {
  const names = {
    surname,
    familyname,
    alternative_surnames: [`${surname} Louis`],
    alternative_familynames: [`${familyname}-Claeys`],
    initials: at % 2 === 0 ? '' : 'J.B.',
    nationality: 'België',
  };
  const dates = { sort_start_date: '191707??', period_min: 19170701, period_max: 19170731 };
  const types = [
    'born',
    'school',
    'work',
    'where',
    'military',
    'jailed',
    'injured',
    'died',
    'memorated',
    'decorated',
  ] as const;
  const events = types.map((type, order) => {
    const draft = emptyEvent(type);
    const texts = Object.entries(draft).flatMap(([name, value]) =>
      value === '' ? [[name, `${name} Één ${order}`]] : [],
    );
    const event = { ...draft, ...Object.fromEntries(texts), ...dates, id: `event ${order}` };
    return { ...event, place_id: 'a place', memorial_id: 'a memorial', ...eventKeys(event) };
  });
  return {
    id: `person ${at}`,
    ...names,
    gender: 'male',
    born: '189?????',
    died: '191707??',
    born_min: null,
    born_max: null,
    died_min: 19170701,
    died_max: 19170731,
    died_year: 1917,
    age: 21,
    victim_type: 'military',
    victim_type_details: 'none',
    war_casualty: true,
    living_status: 'dead',
    ...allFlags,
    ...personKeys(names),
    military: militaryDetails(events) as IndexedPerson['military'],
    events,
    projects: ['a project'],
    stories: ['stories', 'stories_1'],
    has_documentation: true,
    has_contacts: true,
    relations: ['child', 'friend'],
    countries: ['BE'],
  };
}

/** Persons whose documents differ whenever a rule or the form of documents does. */
export const samplePersons = (): [IndexedPerson, ...IndexedPerson[]] =>
  tellingNames.map(([surname, familyname], at) => sampleOf(surname, familyname, at)) as [IndexedPerson];

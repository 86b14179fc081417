import { type EventType, eventTypeFields } from '@salient/shared/areas/events/eventTypes.ts';
import type { PersonEvent } from '@salient/shared/areas/events/personEvent.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import type { PublicEvent, PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import type { CountryFacts } from '@salient/shared/areas/places/placeCountry.ts';
import type { RelationType } from '@salient/shared/areas/relations/relationTypes.ts';
import { ageBetween, decodeDate } from '@salient/shared/lib/dates/partialDate.ts';

/** A person as its page shows it, whether staff or a guest reads it. Days are 8 characters. */
export interface PersonView
  extends Pick<
    Person,
    | 'surname'
    | 'familyname'
    | 'alternative_surnames'
    | 'alternative_familynames'
    | 'initials'
    | 'nationality'
    | 'description'
    | 'war_casualty'
    | 'in_namelist'
  > {
  readonly id: string;
  readonly gender: string;
  readonly born: string;
  readonly died: string;
  /** Full years (PERSON-26). */
  readonly age: number | null;
  readonly victim_type: string;
  readonly victim_type_details: string;
  readonly relations: readonly RelationView[];
  readonly events: readonly EventView[];
}

export interface RelationView {
  readonly relation: RelationType;
  readonly person_id: string;
  readonly comments: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: string;
  readonly bornDate: string;
  readonly diedDate: string;
}

export interface EventView {
  readonly id: string;
  readonly type: EventType;
  readonly start: string;
  readonly end: string;
  readonly place: (CountryFacts & { readonly names: Readonly<Record<string, string>> }) | null;
  /** How the row of an imported list writes the place; blank where none does, and for guests. */
  readonly placeAsWritten: string;
  readonly topo: string;
  readonly description: string;
  readonly memorial: string | null;
  /** The filled fields of its type, under the documents' names. */
  readonly details: Readonly<Record<string, string>>;
}

/** What `getPerson` answers in one shape: staff read all, a guest the public projection. */
export const viewOf = (person: Person | PublicPerson): PersonView =>
  'surname' in person ? viewOfStaff(person) : viewOfGuest(person);

function viewOfStaff(person: Person): PersonView {
  const born = decodeDate(person.sort_born_date);
  const died = decodeDate(person.sort_died_date);
  return {
    ...person,
    born: person.sort_born_date,
    died: person.sort_died_date,
    age: (born && died && ageBetween(born, died)) ?? (person.died_age > 0 ? person.died_age : null),
    relations: (person.relations ?? []).flatMap(({ relation, person_id, comments, person: other }) =>
      other
        ? {
            relation,
            person_id,
            comments,
            firstName: other.surname,
            lastName: other.familyname,
            gender: other.gender,
            bornDate: other.sort_born_date,
            diedDate: other.sort_died_date,
          }
        : [],
    ),
    events: (person.events ?? []).map(staffEvent),
  };
}

function staffEvent(event: PersonEvent): EventView {
  return {
    id: event.id,
    type: event.type,
    start: event.sort_start_date,
    end: event.sort_end_date,
    place: event.extend_place ?? null,
    placeAsWritten: event.place_as_written,
    topo: event.topo,
    description: event.description,
    memorial: event.extend_memorial?.name ?? null,
    details: Object.fromEntries(
      eventTypeFields[event.type].flatMap((field) => {
        const value = event[field as keyof PersonEvent];
        return typeof value === 'string' && value !== '' && !field.endsWith('_id') ? [[field, value]] : [];
      }),
    ),
  };
}

function viewOfGuest(person: PublicPerson): PersonView {
  return {
    id: person.id,
    surname: person.firstName,
    familyname: person.lastName,
    alternative_surnames: person.alternativeFirstNames,
    alternative_familynames: person.alternativeLastNames,
    initials: person.initials,
    nationality: person.nationality,
    description: person.familyInfo,
    gender: person.gender,
    born: person.bornDate,
    died: person.diedDate,
    age: person.age,
    victim_type: person.victimType,
    victim_type_details: person.victimTypeDetails,
    war_casualty: person.warCasualty,
    in_namelist: person.inNamelist,
    relations: person.relations.map(({ relation, person_id, person: other }) => ({
      ...other,
      relation,
      person_id,
      comments: '',
    })),
    events: person.events.map(guestEvent),
  };
}

const guestEvent = ({ memorial, ...event }: PublicEvent): EventView => ({
  ...event,
  placeAsWritten: '',
  memorial: memorial?.name ?? null,
});

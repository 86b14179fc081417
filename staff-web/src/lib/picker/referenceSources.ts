import type { Collection } from '@salient/shared/areas/collections/collection.ts';
import type { ContactPerson } from '@salient/shared/areas/contacts/contactPerson.ts';
import { contactSuggestionLimit } from '@salient/shared/areas/contacts/contactPersonMethods.ts';
import type { Document, DocumentRow } from '@salient/shared/areas/documents/document.ts';
import { counterText, holdsPages } from '@salient/shared/areas/documents/documentTypes.ts';
import type { Memorial } from '@salient/shared/areas/memorials/memorial.ts';
import { militaryEntityTypes } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import { armyName } from '@salient/shared/areas/military/names/armyNames.ts';
import { militaryName } from '@salient/shared/areas/military/names/militaryName.ts';
import type { PublicUnitNames } from '@salient/shared/areas/military/names/unitNames.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { fullName, yearsOf } from '@salient/shared/areas/persons/personNames.ts';
import type { Place } from '@salient/shared/areas/places/place.ts';
import { placeFacts } from '@salient/shared/areas/places/placeFacts.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import type { Project } from '@salient/shared/areas/projects/project.ts';
import type { CallOptions, Client } from '@salient/shared/lib/client/createClient.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';
import { isId } from '@salient/shared/lib/schemas/isId.ts';
import type { ReferenceKind } from '../records/referenceKinds.ts';

/** A record that can be chosen: its name, and what tells it from others of the same name (S6). */
export interface Reference {
  readonly kind: ReferenceKind;
  readonly id: string;
  readonly name: string;
  /** Two where the record has as many. */
  readonly facts: readonly string[];
  /** What a form takes over from the record or decides by: its type, the names of a unit. */
  readonly fields?: Readonly<Record<string, string>>;
}

export interface ReferenceSource {
  /** Rest after typing before the server is asked, and the most it answers (QUICK-01, QUICK-05, QUICK-06). */
  readonly delay: number;
  readonly limit: number;
  /** `type` narrows to one type of the kind, where the kind has types that can be asked for. */
  readonly find: (
    client: Client,
    text: string,
    texts: Texts,
    options: CallOptions & { readonly type?: string | undefined },
  ) => Promise<readonly Reference[]>;
}

const some = (...facts: readonly (string | undefined)[]) => facts.filter((fact): fact is string => Boolean(fact));

export function personReference(person: Person, { t }: Texts): Reference {
  return {
    kind: 'person',
    id: person.id,
    name: fullName({ firstName: person.surname, lastName: person.familyname }) || t('persons.nameless'),
    facts: some(
      yearsOf({ bornDate: person.sort_born_date, diedDate: person.sort_died_date }),
      person.military_details?.number || person.military_details?.regiment || person.memorials?.[0]?.name,
    ),
  };
}

export function placeReference(place: Place, texts: Texts): Reference {
  const names = Object.fromEntries(Object.entries(place.languages).map(([each, { name }]) => [each, name])) as Partial<
    Record<Language, string>
  >;
  return { kind: 'place', id: place.id, name: placeName(names, texts.language), facts: placeFacts(place, texts) };
}

export function memorialReference(
  memorial: Pick<Memorial, 'id' | 'name' | 'type' | 'place_names'>,
  texts: Texts,
): Reference {
  return {
    kind: 'memorial',
    id: memorial.id,
    name: memorial.name,
    facts: some(texts.t(`memorials.types.${memorial.type}`), placeName(memorial.place_names ?? {}, texts.language)),
    fields: { type: memorial.type },
  };
}

export function militaryReference(entity: PublicUnitNames, { language }: Texts): Reference {
  const name = militaryName(entity);
  const higher = [entity.brigade, entity.division, entity.corps].find((each) => each !== '' && each !== name);
  return {
    kind: 'military_entity',
    id: entity.id,
    name,
    facts: some(armyName(entity.army, language), higher),
    fields: {
      type: entity.type,
      army: entity.army,
      regiment: entity.regiment,
      unit: entity.unit,
      unit_nr: entity.unit_nr,
    },
  };
}

export function projectReference(project: Project): Reference {
  const years = [project.fromYear, project.toYear].filter((year) => year !== '?');
  return { kind: 'project', id: project.id, name: project.title, facts: some([...new Set(years)].join('–')) };
}

interface KeyLocationFacts {
  readonly id: string;
  readonly name: string;
  readonly number: number | null;
  readonly year?: number;
}

export const keyLocationReference = ({ id, name, number, year }: KeyLocationFacts): Reference => ({
  kind: 'key_location',
  id,
  name: number === null ? name : `${number} · ${name}`,
  facts: some(year === undefined ? undefined : String(year)),
});

export const contactName = ({ firstName, lastName }: Pick<ContactPerson, 'firstName' | 'lastName'>) =>
  [firstName, lastName].filter(Boolean).join(' ');

export const contactReference = (person: ContactPerson): Reference => ({
  kind: 'contact_person',
  id: person.id,
  name: contactName(person),
  facts: some(person.email, person.phone),
});

export const collectionReference = ({ id, composedTitle, person }: Collection): Reference => ({
  kind: 'collection',
  id,
  name: composedTitle,
  facts: some(person?.name),
});

/** The id in what was typed: itself, or the address of a record's page. */
export const idIn = (text: string): string | null =>
  text
    .toLowerCase()
    .split(/[^0-9a-f-]+/)
    .find(isId) ?? null;

export function documentReference(document: Document | DocumentRow, { t }: Texts): Reference {
  const { id, title, category, counter, adlibCode, collection } = document;
  const code = counter === null ? adlibCode : counterText(counter);
  return {
    kind: 'document',
    id,
    name: title,
    facts: some(code || t(`documentRecord.categories.${category}`), collection?.title),
  };
}

/** Documents by words of their title, their number, or the one whose id or address was typed. */
async function findDocuments(
  client: Client,
  text: string,
  options: CallOptions,
): Promise<readonly (Document | DocumentRow)[]> {
  const id = idIn(text);
  if (id === null) {
    return (await client.findCollectionDocuments({ text, limit: 30, extend: ['collection'] }, options)).data;
  }
  const found = await client.getCollectionDocument({ id }, options).catch((error: unknown) => {
    if (failureOf(error).name === 'notFound') return null;
    throw error;
  });
  return found && !found.deleted ? [found] : [];
}

/** Contact persons by what was typed: a first and a last name, or one word that may be either. */
async function findContacts(client: Client, text: string, options: CallOptions): Promise<readonly ContactPerson[]> {
  const [first = '', ...rest] = text.split(/\s+/);
  const names =
    rest.length > 0
      ? [{ firstName: first, lastName: rest.join(' ') }]
      : [
          { firstName: '', lastName: first },
          { firstName: first, lastName: '' },
        ];
  const found = await Promise.all(names.map((name) => client.findContactPersonByName(name, options)));
  return [...new Map(found.flat().map((person) => [person.id, person])).values()].slice(0, contactSuggestionLimit);
}

/** How each kind of record is looked for. A kind that gets a dialog of its own adds the way to create one here. */
export const referenceSources: Readonly<Record<ReferenceKind, ReferenceSource>> = {
  person: {
    delay: 300,
    limit: 100,
    find: async (client, text, texts, options) => {
      const extend = ['memorials', 'military_events'] as ('memorials' | 'military_events')[];
      const { data } = await client.findPerson({ text, limit: 100, extend }, options);
      return data.map((person) => personReference(person, texts));
    },
  },
  place: {
    delay: 150,
    limit: 100,
    find: async (client, text, texts, options) => {
      const { data } = await client.findPlaces({ text, limit: 100 }, options);
      return data.flatMap((place) => ('languages' in place ? [placeReference(place, texts)] : []));
    },
  },
  memorial: {
    delay: 500,
    limit: 10,
    find: async (client, text, texts, options) => {
      const { data } = await client.findMemorials({ text, limit: 10, extend: ['place_names'] }, options);
      return data.map((memorial) => memorialReference(memorial, texts));
    },
  },
  military_entity: {
    delay: 500,
    limit: 10,
    find: async (client, text, texts, { type, ...options }) => {
      const wanted = militaryEntityTypes.filter((each) => each === type);
      const { data } = await client.findMilitaryEntities({ text, limit: 10, type: wanted }, options);
      return data.map((entity) => militaryReference(entity, texts));
    },
  },
  project: {
    delay: 300,
    limit: 100,
    find: async (client, text, _, options) => {
      const { data } = await client.findProjects({ text, limit: 100 }, options);
      return data.map(projectReference);
    },
  },
  key_location: {
    delay: 500,
    limit: 10,
    find: async (client, text, _, { type: _type, ...options }) =>
      (await client.findKeyLocationSuggestions({ text, limit: 10 }, options)).map(keyLocationReference),
  },
  contact_person: {
    delay: 500,
    limit: contactSuggestionLimit,
    find: async (client, text, _, { type: _type, ...options }) =>
      (await findContacts(client, text, options)).map(contactReference),
  },
  collection: {
    delay: 300,
    limit: 10,
    find: async (client, text, _, { type: _type, ...options }) =>
      (await client.findDocumentCollections({ text, limit: 10 }, options)).data.map(collectionReference),
  },
  document: {
    delay: 300,
    limit: 30,
    /** Of type `pages` are those that can have pages. */
    find: async (client, text, texts, { type, ...options }) =>
      (await findDocuments(client, text, options))
        .filter(({ category }) => type !== 'pages' || holdsPages(category))
        .map((document) => documentReference(document, texts)),
  },
};

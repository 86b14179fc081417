import { fullName } from '@salient/shared/areas/persons/personNames.ts';
import type { PublicEvent, PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { decodeDate, isoDate } from '@salient/shared/lib/dates/partialDate.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';

type Place = NonNullable<PublicEvent['place']>;

const iso = (encoded: string) => {
  const date = decodeDate(encoded);
  return (date && isoDate(date)) ?? undefined;
};

function placeNode({ names, country_code, country_guessed, loc }: Place, language: Language) {
  return {
    '@type': 'Place',
    name: placeName(names, language),
    ...(country_code && !country_guessed
      ? { address: { '@type': 'PostalAddress', addressCountry: country_code } }
      : {}),
    ...(loc ? { geo: { '@type': 'GeoCoordinates', latitude: loc.lat, longitude: loc.lon } } : {}),
  };
}

/**
 * The person for search engines, as schema.org nodes (beyond.md 12): dates without their unknown parts, `deathPlace`
 * for the death alone, graves as nodes of their own.
 */
export function personGraph(person: PublicPerson, address: string, language: Language): readonly object[] {
  const placeOf = (type: PublicEvent['type']) => person.events.find((event) => event.type === type)?.place;
  const birthPlace = placeOf('born');
  const deathPlace = placeOf('died');
  const units = [person.regiment, person.unit].filter(Boolean);
  const alternateName = [
    ...person.alternativeFirstNames.map((firstName) => fullName({ firstName, lastName: person.lastName })),
    ...person.alternativeLastNames.map((lastName) => fullName({ firstName: person.firstName, lastName })),
  ];
  const graves = person.events.flatMap(({ memorial }) => (memorial?.type === 'cemetery' ? [memorial] : []));
  const id = `${address}#person`;
  return [
    {
      '@type': 'ProfilePage',
      '@id': address,
      url: address,
      inLanguage: language,
      dateModified: person.updatedAt,
      mainEntity: { '@id': id },
    },
    {
      '@type': 'Person',
      '@id': id,
      name: fullName(person),
      givenName: person.firstName || undefined,
      familyName: person.lastName || undefined,
      alternateName: alternateName.length > 0 ? alternateName : undefined,
      gender: schemaGenders[person.gender],
      birthDate: iso(person.bornDate),
      deathDate: iso(person.diedDate),
      birthPlace: birthPlace ? placeNode(birthPlace, language) : undefined,
      deathPlace: deathPlace ? placeNode(deathPlace, language) : undefined,
      memberOf: units.length > 0 ? units.map((name) => ({ '@type': 'Organization', name })) : undefined,
    },
    ...graves.map(({ name, place }) => ({
      '@type': 'Cemetery',
      name,
      containedInPlace: place ? placeNode(place, language) : undefined,
    })),
  ];
}

const schemaGenders: Readonly<Record<string, string>> = {
  male: 'https://schema.org/Male',
  female: 'https://schema.org/Female',
};

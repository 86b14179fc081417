import { armyName } from '@salient/shared/areas/military/names/armyNames.ts';
import { serviceFacts } from '@salient/shared/areas/persons/life/serviceFacts.ts';
import { fullName } from '@salient/shared/areas/persons/personNames.ts';
import { personPath } from '@salient/shared/areas/persons/personPaths.ts';
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

/** The one name of a person among nodes, whatever page and language speak of them. */
export const personNode = (origin: string, id: string) => `${origin}${personPath(id)}#person`;

/**
 * The person for search engines, as schema.org nodes (beyond.md 12): dates without their unknown parts, `deathPlace`
 * for the death alone, graves as nodes of their own.
 *
 * @param address of the page in its language.
 */
export function personGraph(
  person: PublicPerson,
  { origin, address, language }: { readonly origin: string; readonly address: string; readonly language: Language },
): readonly object[] {
  const placeOf = (type: PublicEvent['type']) => person.events.find((event) => event.type === type)?.place;
  const birthPlace = placeOf('born');
  const deathPlace = placeOf('died');
  const alternateName = [
    ...person.alternativeFirstNames.map((firstName) => fullName({ firstName, lastName: person.lastName })),
    ...person.alternativeLastNames.map((lastName) => fullName({ firstName: person.firstName, lastName })),
  ];
  const graves = person.events.flatMap(({ memorial }) => (memorial?.type === 'cemetery' ? [memorial] : []));
  const organizations = organizationsOf(person, origin, language);
  const id = personNode(origin, person.id);
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
      url: origin + personPath(person.id),
      name: fullName(person),
      givenName: person.firstName || undefined,
      familyName: person.lastName || undefined,
      alternateName: alternateName.length > 0 ? alternateName : undefined,
      gender: schemaGenders[person.gender],
      birthDate: iso(person.bornDate),
      deathDate: iso(person.diedDate),
      birthPlace: birthPlace ? placeNode(birthPlace, language) : undefined,
      deathPlace: deathPlace ? placeNode(deathPlace, language) : undefined,
      memberOf: organizations.length > 0 ? organizations : undefined,
      image: person.portrait ? new URL(person.portrait.picture.src, origin).href : undefined,
    },
    ...graves.map(({ name, place }) => ({
      '@type': 'Cemetery',
      name,
      containedInPlace: place ? placeNode(place, language) : undefined,
    })),
  ];
}

/** The units that they served in, each within its army; the army alone where no unit is known. */
function organizationsOf(person: PublicPerson, origin: string, language: Language): object[] {
  const military = person.events.filter(({ type }) => type === 'military');
  const named = military.map((event) => ({ ...serviceFacts(event), id: event.unit?.id ?? null }));
  const nodes = named.flatMap(({ unit, army, id }) => {
    const within = army ? { '@type': 'Organization', name: armyName(army, language) } : undefined;
    if (!unit) return within ? [within] : [];
    return [
      {
        '@type': 'Organization',
        '@id': id ? `${origin}/unit/${id}` : undefined,
        name: unit,
        parentOrganization: within,
      },
    ];
  });
  return [...new Map(nodes.map((node) => [node.name, node])).values()];
}

const schemaGenders: Readonly<Record<string, string>> = {
  male: 'https://schema.org/Male',
  female: 'https://schema.org/Female',
};

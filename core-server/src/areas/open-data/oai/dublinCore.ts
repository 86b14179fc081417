import type { OpenKind } from '@salient/shared/areas/open-data/openKinds.ts';
import { licenceFacts, type OpenLicence } from '@salient/shared/areas/open-data/openLicences.ts';
import type {
  OpenMemorial,
  OpenPerson,
  OpenPlace,
  OpenRecord,
  OpenUnit,
} from '@salient/shared/areas/open-data/openRecord.ts';

/** Elements of unqualified Dublin Core; each may stand there several times. */
export type DublinCore = Readonly<
  Partial<
    Record<
      'title' | 'subject' | 'description' | 'date' | 'type' | 'identifier' | 'relation' | 'coverage' | 'rights',
      readonly string[]
    >
  >
>;

const filled = (texts: readonly (string | null | undefined)[]): string[] => [
  ...new Set(texts.flatMap((text) => (text ? [text] : []))),
];
const spot = (latitude: number | null, longitude: number | null) =>
  latitude === null || longitude === null ? null : `${latitude}, ${longitude}`;

const presenters: { readonly [Kind in OpenKind]: (record: never) => DublinCore } = {
  person: (person: OpenPerson) => ({
    title: filled([`${person.first_name} ${person.family_name}`.trim()]),
    subject: filled([
      person.army,
      person.regiment,
      [person.unit_number, person.unit, person.regiment].filter(Boolean).join(' '),
      person.victim_type,
    ]),
    description: filled([
      [person.rank, person.service_number].filter(Boolean).join(' '),
      person.description,
      ...person.alternative_family_names,
      ...person.alternative_first_names,
    ]),
    date: filled([person.born, person.died]),
    coverage: filled(person.events.map(({ place }) => place)),
    relation: filled(person.events.map(({ memorial }) => memorial)),
  }),
  place: (place: OpenPlace) => ({
    title: filled([place.name, ...Object.values(place.names)]),
    subject: filled([place.type]),
    coverage: filled([place.country_code, spot(place.latitude, place.longitude)]),
  }),
  unit: (unit: OpenUnit) => ({
    title: filled([unit.name]),
    subject: filled([unit.army, unit.type]),
    coverage: filled(unit.history.map(({ place }) => place)),
  }),
  memorial: (memorial: OpenMemorial) => ({
    title: filled([memorial.name, ...memorial.alternative_names]),
    subject: filled([memorial.type]),
    description: filled([memorial.description, memorial.address, memorial.trench_coordinates]),
    date: filled([memorial.start]),
    coverage: filled([memorial.place, memorial.country_code, spot(memorial.latitude, memorial.longitude)]),
  }),
};

/** A record in Dublin Core, with where it is read and under which licence. */
export function dublinCore(kind: OpenKind, record: OpenRecord, licence: OpenLicence, publicUrl: string): DublinCore {
  const { title = [], ...core } = (presenters[kind] as (record: OpenRecord) => DublinCore)(record);
  return {
    title: title.length > 0 ? title : [record.id],
    ...core,
    type: [kind],
    identifier: filled([`${publicUrl}/open-data/id/${record.id}`, 'url' in record ? record.url : null]),
    rights: [licenceFacts[licence].url],
  };
}

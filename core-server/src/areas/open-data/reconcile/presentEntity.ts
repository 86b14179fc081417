import type { OpenKind } from '@salient/shared/areas/open-data/openKinds.ts';
import type {
  OpenMemorial,
  OpenPerson,
  OpenPlace,
  OpenRecord,
  OpenUnit,
} from '@salient/shared/areas/open-data/openRecord.ts';

export const typeNames: Readonly<Record<OpenKind, string>> = {
  person: 'Person',
  place: 'Place',
  unit: 'Military unit',
  memorial: 'Memorial or cemetery',
};

/** A kind of records as the protocol has its types. */
export const typeOf = (kind: OpenKind) => ({ id: kind, name: typeNames[kind] });
export const types = (Object.keys(typeNames) as OpenKind[]).map(typeOf);

/** What a record is called; one without a name by its id, as no name is blank. */
export function entityName(kind: OpenKind, record: OpenRecord): string {
  if (kind !== 'person') return (record as OpenPlace | OpenUnit | OpenMemorial).name || record.id;
  const { first_name, family_name } = record as OpenPerson;
  return [first_name, family_name].filter(Boolean).join(' ') || record.id;
}

const listed = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ');

const describe: { readonly [Kind in OpenKind]: (record: never) => string } = {
  person: ({ born, died, birth_place, death_place, rank, unit_number, unit, regiment, army }: OpenPerson) => {
    const life = [born && `* ${born}`, birth_place].filter(Boolean).join(' ');
    const death = [died && `† ${died}`, death_place].filter(Boolean).join(' ');
    return listed([life, death, rank, [unit_number, unit].filter(Boolean).join(' '), regiment, army]);
  },
  place: ({ country_code, type, names, name }: OpenPlace) =>
    listed([...Object.values(names).filter((each) => each !== name), country_code, type]),
  unit: ({ army, type }: OpenUnit) => listed([army, type]),
  memorial: ({ place, country_code, type }: OpenMemorial) => listed([place, country_code, type]),
};

/** What tells a record from its namesakes, in a few words. */
export const entityDescription = (kind: OpenKind, record: OpenRecord): string => describe[kind](record as never);

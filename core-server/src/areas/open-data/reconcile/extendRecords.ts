import { openKinds } from '@salient/shared/areas/open-data/openKinds.ts';
import type { OpenRecord } from '@salient/shared/areas/open-data/openRecord.ts';
import { isId } from '@salient/shared/lib/schemas/isId.ts';
import { InvalidForm } from '../readForm.ts';
import { loadOpenRecords, openKindsOf } from '../records/loadOpenRecords.ts';
import type { Finding } from './findByName.ts';
import { type OpenProperty, openProperties, type PropertyValue } from './openProperties.ts';
import { typeOf } from './presentEntity.ts';
import type { ExtendQuery } from './ReconcileQuery.ts';

interface Extension {
  readonly meta: readonly { readonly id: string; readonly name: string; readonly type?: { readonly id: string } }[];
  readonly rows: Readonly<Record<string, Readonly<Record<string, readonly PropertyValue[]>>>>;
}

/** A property by its id, which means the same in every kind that has it. */
export const propertyCalled = (id: string): OpenProperty | undefined =>
  openKinds.flatMap((kind) => openProperties[kind]).find((property) => property.id === id);

/**
 * The values of some properties of some records. A record that is not there, or not for everybody, has no values.
 *
 * @throws InvalidForm for a property that no kind has.
 */
export async function extendRecords({ db, services }: Finding, { ids, properties }: ExtendQuery): Promise<Extension> {
  const asked = properties.map(({ id }) => {
    const property = propertyCalled(id);
    if (!property)
      throw new InvalidForm(`There is no property "${id}": /reconcile/properties lists those that there are.`);
    return property;
  });
  const known = await openKindsOf(
    db,
    ids.filter(isId).map((id) => id.toLowerCase()),
  );
  const found = new Map<string, OpenRecord>();
  for (const kind of openKinds) {
    const own = [...known].flatMap(([id, each]) => (each === kind ? id : []));
    for (const record of await loadOpenRecords(db, kind, own, services.publicUrl)) found.set(record.id, record);
  }
  const valuesOf = (id: string, wanted: OpenProperty): readonly PropertyValue[] => {
    const record = found.get(id.toLowerCase());
    const kind = known.get(id.toLowerCase());
    const property = kind && openProperties[kind].find((each) => each.id === wanted.id);
    return record && property ? property.valuesOf(record) : [];
  };
  return {
    meta: asked.map(({ id, name, of }) => ({ id, name, ...(of && { type: typeOf(of) }) })),
    rows: Object.fromEntries(
      ids.map((id) => [id, Object.fromEntries(asked.map((property) => [property.id, valuesOf(id, property)]))]),
    ),
  };
}

import { openKinds } from '@salient/shared/areas/open-data/openKinds.ts';
import { InvalidForm } from '../readForm.ts';
import { findOpen } from '../records/findOpen.ts';
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
 * The values of some properties of some records, under the ids by which they were asked for: one that became part of another has the
 * values of that one. A record that is not there, or not for everybody, has none.
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
  const found = await findOpen(db, ids, services.publicUrl);
  const valuesOf = (id: string, wanted: OpenProperty): readonly PropertyValue[] => {
    const open = found.get(id);
    const property = open && openProperties[open.kind].find((each) => each.id === wanted.id);
    return open && property ? property.valuesOf(open.record) : [];
  };
  return {
    meta: asked.map(({ id, name, of }) => ({ id, name, ...(of && { type: typeOf(of) }) })),
    rows: Object.fromEntries(
      ids.map((id) => [id, Object.fromEntries(asked.map((property) => [property.id, valuesOf(id, property)]))]),
    ),
  };
}

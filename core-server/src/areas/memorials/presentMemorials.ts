import type { Attachment } from '@salient/shared/areas/attachments/attachment.ts';
import type { Memorial } from '@salient/shared/areas/memorials/memorial.ts';
import { memorialFields } from '@salient/shared/areas/memorials/memorialFields.ts';
import type { MemorialExpansion } from '@salient/shared/areas/memorials/memorialMethods.ts';
import { type PersonScope, personScope } from '@salient/shared/areas/persons/personPolicy.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { presentFields } from '@salient/shared/lib/fields/fieldSchemas.ts';
import { type EntityManager, In } from 'typeorm';
import { locationOf } from '../../lib/db/locationOf.ts';
import type { Services } from '../../lib/rpc/Services.ts';
import { loadAttachments } from '../attachments/loadAttachments.ts';
import { type Audience, presentAttachments } from '../attachments/presentAttachments.ts';
import { scopeSql } from '../datasets/scopeSql.ts';
import { namesOfPlace } from '../places/namesOfPlace.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';
import { presentPlace } from '../places/presentPlace.ts';
import type { MemorialEntity } from './MemorialEntity.ts';

interface Reading {
  readonly db: EntityManager;
  readonly actor: Actor;
  readonly services: Pick<Services, 'files' | 'irishMemorialId'>;
}

/**
 * The fields of memorials that leave the server for staff, with what they are extended by.
 *
 * @param scope whose persons are counted; those that the actor finds, unless all are meant.
 */
export async function presentMemorials(
  { db, actor, services }: Reading,
  memorials: readonly MemorialEntity[],
  extend: readonly MemorialExpansion[],
  scope: PersonScope = personScope(actor),
): Promise<Memorial[]> {
  const audience = { actor, files: services.files };
  const places = await placesOf(db, memorials);
  const counts = extend.includes('nbr_of_persons') ? await personsByMemorial(db, memorials, scope) : null;
  const images = extend.includes('images') ? await imagesByMemorial(db, memorials, audience) : null;
  return memorials.map((memorial) => {
    const place = places.get(memorial.place_id ?? '') ?? null;
    return {
      ...presentMemorial(memorial, place),
      is_irish_memorial: memorial.id === services.irishMemorialId,
      ...(extend.includes('place_names') && { place_names: place ? namesOfPlace(place) : {} }),
      ...(extend.includes('place') && { extend_place: place && presentPlace(place) }),
      ...(counts && { extend_nbr_of_persons: counts.get(memorial.id) ?? 0 }),
      ...(images && { images: images.get(memorial.id) ?? [] }),
    };
  });
}

const presentMemorial = (memorial: MemorialEntity, place: PlaceEntity | null): Omit<Memorial, 'is_irish_memorial'> => ({
  id: memorial.id,
  version: memorial.version,
  ...presentFields(memorialFields, memorial),
  type_plate_details: memorial.type_plate_details,
  type_cemetery_details:
    memorial.type === 'cemetery'
      ? { kind: memorial.cemetery_kind, exists: memorial.cemetery_exists, nationality: memorial.cemetery_nationality }
      : null,
  loc: locationOf(memorial.lat, memorial.lon),
  address_loc: locationOf(memorial.address_lat, memorial.address_lon),
  address_positioned: memorial.address_lat !== null && memorial.address_lon !== null,
  calc_place_name: place ? placeName(namesOfPlace(place), 'nl') : '',
  calc_place_loc: place && locationOf(place.lat, place.lon),
  calc_place_country: place?.country_code ?? null,
  start_date: memorial.start_date,
});

/** The places of memorials by their ids. */
export async function placesOf(
  db: EntityManager,
  memorials: readonly MemorialEntity[],
): Promise<ReadonlyMap<string, PlaceEntity>> {
  const ids = memorials.flatMap(({ place_id }) => place_id ?? []);
  const places = ids.length === 0 ? [] : await db.findBy(PlaceEntity, { id: In(ids) });
  return new Map(places.map((place) => [place.id, place]));
}

/**
 * SQL of rows (memorial_id, persons): the number of persons on memorials.
 *
 * @param which a condition on events `e`.
 * @param scope whose persons are counted.
 * @param add makes a parameter of a value.
 */
export function personsCounted(which: string, scope: PersonScope, add: (value: unknown) => string): string {
  const conditions = scopeSql(scope, add);
  return `SELECT e.memorial_id, count(DISTINCT e.person_id)::integer AS persons
    FROM person_event e ${conditions.length === 0 ? '' : 'JOIN person p ON p.id = e.person_id'}
    WHERE ${[which, ...conditions].join(' AND ')} GROUP BY 1`;
}

async function personsByMemorial(db: EntityManager, memorials: readonly MemorialEntity[], scope: PersonScope) {
  const parameters: unknown[] = [memorials.map(({ id }) => id)];
  const rows = await db.query<{ memorial_id: string; persons: number }[]>(
    personsCounted('e.memorial_id = ANY($1)', scope, (value) => `$${parameters.push(value)}`),
    parameters,
  );
  return new Map(rows.map(({ memorial_id, persons }) => [memorial_id, persons]));
}

async function imagesByMemorial(db: EntityManager, memorials: readonly MemorialEntity[], audience: Audience) {
  const ids = memorials.map(({ id }) => id);
  const images = await presentAttachments(await loadAttachments(db, 'memorials', ids), audience);
  const byMemorial = new Map<string, Attachment[]>();
  for (const image of images) {
    const id = String(image.collection_id);
    byMemorial.set(id, [...(byMemorial.get(id) ?? []), image]);
  }
  return byMemorial;
}

declare module '../../lib/rpc/Services.ts' {
  interface Services {
    /** The memorial that stands for the Irish memorial records (MEMORIAL-18); null where the museum names none. */
    readonly irishMemorialId: string | null;
  }
}

import { getPublicKeyLocation } from '@salient/shared/areas/key-locations/keyLocationMethods.ts';
import type { KeyNeighbour } from '@salient/shared/areas/key-locations/publicKeyLocation.ts';
import { distanceBetween } from '@salient/shared/lib/map/distance.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { presentPublicPhotos } from '../attachments/presentPublicPhotos.ts';
import { removedAt } from '../short-addresses/removedAt.ts';
import { shortCodes } from '../short-addresses/shortCodes.ts';
import type { KeyLocationEntity } from './KeyLocationEntity.ts';
import { storiesOfKeyLocation } from './keyLocationHooks.ts';
import { codeOf } from './presentKeyLocations.ts';
import { inOrderOfNumber } from './readKeyLocations.ts';

/** There are some dozens of keys at most: all of them in their order tell at once what is before, after and near. */
export const handleGetPublicKeyLocation = implement(getPublicKeyLocation, async ({ params, db, services, fail }) => {
  const { id } = params;
  const all = await inOrderOfNumber(db).getMany();
  const index = all.findIndex((each) => each.id === id);
  const own = all[index];
  if (!own) {
    const record = { entity: 'key_location', id };
    const at = await removedAt(db, 'key_location', id);
    throw at ? fail.gone({ ...record, at: at.toISOString() }) : fail.notFound(record);
  }
  const codes = await shortCodes(db, 'key_location', [id]);
  const neighbour = (other: KeyLocationEntity | undefined) => (other ? neighbourOf(own, other) : null);
  const others = all.filter((each) => each !== own).map((each) => neighbourOf(own, each));
  const nearest = others.reduce<KeyNeighbour | null>(
    (best, each) => (best && best.distance <= each.distance ? best : each),
    null,
  );
  return {
    id,
    name: own.name,
    names: own.names,
    number: own.number,
    year: own.year,
    position: { lat: own.lat, lon: own.lon },
    notes: own.notes,
    short_code: codeOf(codes, id),
    photos: await presentPublicPhotos(
      db,
      { collection: 'key_locations', id },
      { files: services.files, now: services.now() },
    ),
    stories: (await services.hooks.run(storiesOfKeyLocation, { db, id, now: services.now() })).flat(),
    previous: neighbour(all[index - 1]),
    next: neighbour(all[index + 1]),
    nearest,
    updated_at: own.updated_at.toISOString(),
  };
});

const neighbourOf = (own: KeyLocationEntity, other: KeyLocationEntity): KeyNeighbour => ({
  id: other.id,
  name: other.name,
  names: other.names,
  number: other.number,
  position: { lat: other.lat, lon: other.lon },
  distance: Math.round(distanceBetween(own, other)),
});

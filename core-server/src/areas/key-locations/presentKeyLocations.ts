import type { KeyLocation, MapKeyLocation } from '@salient/shared/areas/key-locations/keyLocation.ts';
import type { EntityManager } from 'typeorm';
import { loadAttachments } from '../attachments/loadAttachments.ts';
import { type Audience, presentAttachments } from '../attachments/presentAttachments.ts';
import { shortCodes } from '../short-addresses/shortCodes.ts';
import type { KeyLocationEntity } from './KeyLocationEntity.ts';
import { storyCounts } from './storyCounts.ts';

/** The fields of key locations that leave the server for staff; the photos themselves when it is said for whom. */
export async function presentKeyLocations(
  db: EntityManager,
  stored: readonly KeyLocationEntity[],
  withPhotosFor?: Audience,
): Promise<KeyLocation[]> {
  const ids = stored.map(({ id }) => id);
  const codes = await shortCodes(db, 'key_location', ids);
  const stories = await storyCounts(db, ids);
  const files = await loadAttachments(db, 'key_locations', ids);
  const photos = withPhotosFor ? await presentAttachments(files, { ...withPhotosFor, disclosed: true }) : null;
  return stored.map((each) => ({
    id: each.id,
    version: each.version,
    name: each.name,
    names: each.names,
    number: each.number,
    year: each.year,
    position: { lat: each.lat, lon: each.lon },
    positionLocked: each.positionLocked,
    notes: each.notes,
    photo_count: files.filter(({ collection_id }) => collection_id === each.id).length,
    ...(photos ? { photos: photos.filter(({ collection_id }) => collection_id === each.id) } : {}),
    story_count: stories.get(each.id) ?? 0,
    short_code: codeOf(codes, each.id),
    created_at: each.created_at.toISOString(),
    updated_at: each.updated_at.toISOString(),
  }));
}

export async function presentKeyLocation(
  db: EntityManager,
  stored: KeyLocationEntity,
  withPhotosFor?: Audience,
): Promise<KeyLocation> {
  const [presented] = await presentKeyLocations(db, [stored], withPhotosFor);
  return presented as KeyLocation;
}

/** What a map and the keys around another show. */
export const presentOnMap = (stored: KeyLocationEntity): MapKeyLocation => ({
  id: stored.id,
  name: stored.name,
  names: stored.names,
  number: stored.number,
  position: { lat: stored.lat, lon: stored.lon },
  notes: stored.notes,
});

/** The code that a key location was given when it was made. */
export function codeOf(codes: ReadonlyMap<string, string>, id: string): string {
  const code = codes.get(id);
  if (!code) throw new Error(`key location ${id} has no short address`);
  return code;
}

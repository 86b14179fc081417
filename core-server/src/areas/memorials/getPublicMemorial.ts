import { getPublicMemorial } from '@salient/shared/areas/memorials/memorialMethods.ts';
import { positionOf } from '@salient/shared/areas/memorials/memorialPosition.ts';
import { visitors } from '@salient/shared/areas/persons/personPolicy.ts';
import { missingRecordError } from '../../lib/records/missingRecordError.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { presentPublicPhotos } from '../attachments/presentPublicPhotos.ts';
import { namesOfPlace } from '../places/namesOfPlace.ts';
import { MemorialEntity } from './MemorialEntity.ts';
import { presentMemorials } from './presentMemorials.ts';

export const handleGetPublicMemorial = implement(getPublicMemorial, async ({ params, ...context }) => {
  const { db, services } = context;
  const { id } = params;
  const stored = await db.findOneBy(MemorialEntity, { id });
  const [memorial] = stored ? await presentMemorials(context, [stored], ['place', 'nbr_of_persons'], visitors) : [];
  if (!stored || !memorial) throw await missingRecordError(db, 'memorial', id);
  const { name, alternative_names, type, type_plate_details, type_cemetery_details, extend_place: place } = memorial;
  return {
    ...{ id, name, alternative_names, type, type_plate_details, type_cemetery_details },
    description: memorial.description,
    start_date: memorial.start_date,
    address: memorial.address,
    british_trench_coordinates: memorial.british_trench_coordinates,
    place: place
      ? { names: namesOfPlace(place), country_code: place.country_code, country_guessed: place.country_guessed }
      : null,
    position: positionOf(memorial),
    photos: await presentPublicPhotos(
      db,
      { collection: 'memorials', id },
      { files: services.files, now: services.now() },
    ),
    nbr_of_persons: memorial.extend_nbr_of_persons ?? 0,
    updated_at: stored.updated_at.toISOString(),
  };
});

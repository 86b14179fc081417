import { getKioskContent, getKioskContentVersion } from '@salient/shared/areas/kiosk-content/kioskContentMethods.ts';
import type { EntityManager } from 'typeorm';
import { implement } from '../../lib/rpc/implement.ts';
import type { Services } from '../../lib/rpc/Services.ts';
import { type KioskSources, kioskContentVersion, readKioskContent } from './readKioskContent.ts';

const sourcesOf = (db: EntityManager, { namesOfDay, dayCache, publicUrl, now }: Services): KioskSources => ({
  db,
  namesOfDay,
  dayCache,
  publicUrl,
  now: now(),
});

export const handleGetKioskContent = implement(getKioskContent, async ({ params, db, services }) =>
  readKioskContent(sourcesOf(db, services), params.kiosk),
);

export const handleGetKioskContentVersion = implement(getKioskContentVersion, async ({ params, db, services }) => ({
  version: await kioskContentVersion(sourcesOf(db, services), params.kiosk),
}));

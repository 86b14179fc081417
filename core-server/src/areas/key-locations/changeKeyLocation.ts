import {
  createKeyLocation,
  removeKeyLocation,
  updateKeyLocation,
  validateKeyLocation,
} from '@salient/shared/areas/key-locations/keyLocationMethods.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { v7 as uuidv7 } from 'uuid';
import { conflictDetails } from '../../lib/changes/conflictDetails.ts';
import { recordChange } from '../../lib/changes/recordChange.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { removeAttachmentsOf } from '../attachments/removeAttachments.ts';
import { insertKeyLocation } from './insertKeyLocation.ts';
import { KeyLocationEntity } from './KeyLocationEntity.ts';
import { KeyWalkStopEntity } from './KeyWalkStopEntity.ts';
import { keyLocationAttachments } from './keyLocationAttachments.ts';
import { keyLocationColumns, keyLocationDraftOf } from './keyLocationDraft.ts';
import { keyLocationRemoving } from './keyLocationHooks.ts';
import { notifyOfKeyLocation } from './notifyOfKeyLocation.ts';
import { presentKeyLocation } from './presentKeyLocations.ts';
import { validateKeyLocationInput } from './validateKeyLocationInput.ts';

const entity = 'key_location';

export const handleValidateKeyLocation = implement(validateKeyLocation, async ({ params, db, services }) => {
  const { id } = params.keyLocation;
  const stored = params.mode === 'update' && id ? await db.findOneBy(KeyLocationEntity, { id }) : null;
  if (params.mode === 'update' && !stored) return new FieldErrorList().add('id', 'DOES_NOT_EXIST').result;
  const { keyLocationRules } = services;
  const { errors } = await validateKeyLocationInput(db, keyLocationRules, params.keyLocation, stored ?? undefined);
  return errors.result;
});

export const handleCreateKeyLocation = implement(createKeyLocation, async (context) => {
  const { params, db, actor, fail, method, services } = context;
  const { draft, errors } = await validateKeyLocationInput(db, services.keyLocationRules, params.keyLocation);
  if (!errors.isEmpty) throw fail.invalidData(errors.errors);
  const stored = await insertKeyLocation(db, { id: uuidv7(), version: 1, draft, now: services.now() });
  await recordChange(db, { actor, method, entity, entityId: stored.id, version: 1, before: null, after: { ...draft } });
  await notifyOfKeyLocation(db, stored.id);
  return presentKeyLocation(db, stored);
});

export const handleUpdateKeyLocation = implement(updateKeyLocation, async (context) => {
  const { params, db, actor, fail, method, services } = context;
  const { id, version } = params.keyLocation;
  const stored = await db.findOne(KeyLocationEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!stored) throw fail.notFound({ entity, id });
  if (stored.version !== version) throw fail.conflict(await conflictDetails(db, entity, id, version, stored.version));
  const { draft, errors } = await validateKeyLocationInput(db, services.keyLocationRules, params.keyLocation, stored);
  if (!errors.isEmpty) throw fail.invalidData(errors.errors);
  const saved = { ...keyLocationColumns(draft), version: version + 1, updated_at: services.now() };
  await db.update(KeyLocationEntity, { id }, saved);
  const before = { ...keyLocationDraftOf(stored) };
  const after = { ...draft };
  await recordChange(db, { actor, method, entity, entityId: id, version: version + 1, before, after });
  await notifyOfKeyLocation(db, id);
  return presentKeyLocation(db, await db.findOneByOrFail(KeyLocationEntity, { id }));
});

export const handleRemoveKeyLocation = implement(removeKeyLocation, async (context) => {
  const { params, db, actor, fail, method, services } = context;
  const { id, version } = params;
  const stored = await db.findOne(KeyLocationEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!stored) throw fail.notFound({ entity, id });
  if (stored.version !== version) throw fail.conflict(await conflictDetails(db, entity, id, version, stored.version));
  // A key whose stories would lose their place stays (KEYLOC-22).
  const refusals = (await services.hooks.run(keyLocationRemoving, { db, id })).flat();
  if (refusals.length > 0) throw fail.invalidData({ none: refusals });
  if (await db.existsBy(KeyWalkStopEntity, { key_location_id: id })) {
    throw fail.invalidData({ none: ['none: KEY_LOCATION_ON_WALK'] });
  }
  await removeAttachmentsOf(db, keyLocationAttachments, id, { actor, method, now: services.now() });
  await db.delete(KeyLocationEntity, { id });
  await db.query(
    `INSERT INTO redirect (from_type, from_id, reason) VALUES ($1, $2, 'removed') ON CONFLICT DO NOTHING`,
    [entity, id],
  );
  const before = { ...keyLocationDraftOf(stored) };
  await recordChange(db, { actor, method, entity, entityId: id, version: version + 1, before, after: null });
  await notifyOfKeyLocation(db, id);
  return { status: 'OK' as const };
});

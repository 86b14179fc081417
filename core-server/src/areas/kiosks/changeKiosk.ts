import { checkKiosk } from '@salient/shared/areas/kiosks/checkKiosk.ts';
import { getKiosk, setKioskExitPin, updateKiosk, validateKiosk } from '@salient/shared/areas/kiosks/kioskMethods.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { In } from 'typeorm';
import { conflictDetails } from '../../lib/changes/conflictDetails.ts';
import { recordChange } from '../../lib/changes/recordChange.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { KioskEntity } from './KioskEntity.ts';
import { makePinVerifier } from './makePinVerifier.ts';
import { notifyKiosks } from './notifyKiosks.ts';
import { kioskDraftOf, presentKiosk } from './presentKiosk.ts';

const entity = 'kiosk';

export const handleGetKiosk = implement(getKiosk, async ({ params, db }) =>
  presentKiosk(await db.findOneByOrFail(KioskEntity, { number: params.kiosk })),
);

export const handleValidateKiosk = implement(validateKiosk, async ({ params, db }) => {
  const stored = await db.findOneBy(KioskEntity, { id: params.kiosk.id });
  if (!stored) return new FieldErrorList().add('id', 'DOES_NOT_EXIST').result;
  return checkKiosk(params.kiosk, kioskDraftOf(stored)).errors.result;
});

export const handleUpdateKiosk = implement(updateKiosk, async ({ params, db, actor, fail, method, services }) => {
  const { id, version } = params.kiosk;
  const stored = await db.findOne(KioskEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!stored) throw fail.notFound({ entity, id });
  if (stored.version !== version) throw fail.conflict(await conflictDetails(db, entity, id, version, stored.version));
  const before = kioskDraftOf(stored);
  const { draft, errors } = checkKiosk(params.kiosk, before);
  if (!errors.isEmpty) throw fail.invalidData(errors.errors);
  await db.update(KioskEntity, { id }, { ...draft, version: version + 1, updated_at: services.now() });
  await recordChange(db, {
    ...{ actor, method, entity, entityId: id, version: version + 1 },
    before: { ...before },
    after: { ...draft },
  });
  await notifyKiosks(db, { event: 'kiosks_asked', hint: { kiosks: [stored.number] } });
  return presentKiosk(await db.findOneByOrFail(KioskEntity, { id }));
});

export const handleSetKioskExitPin = implement(setKioskExitPin, async ({ params, db, actor, method }) => {
  const { kiosks, pin } = params;
  const stored = await db.find(KioskEntity, { where: { number: In(kiosks) }, lock: { mode: 'pessimistic_write' } });
  for (const { id, exit_pin: before } of stored) {
    const exit_pin = pin === null ? null : await makePinVerifier(pin);
    await db.update(KioskEntity, { id }, { exit_pin });
    // A PIN that replaces another shows as set anew; which one it is stands nowhere.
    await recordChange(db, {
      ...{ actor, method, entity, entityId: id },
      before: { exit_pin: pin === null ? before !== null : null },
      after: { exit_pin: pin !== null },
    });
  }
  await notifyKiosks(db, { event: 'kiosks_asked', hint: { kiosks } });
  return { status: 'OK' as const };
});

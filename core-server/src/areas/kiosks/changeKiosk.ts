import { checkKiosk } from '@salient/shared/areas/kiosks/checkKiosk.ts';
import { getKiosk, setKioskExitPin, updateKiosk, validateKiosk } from '@salient/shared/areas/kiosks/kioskMethods.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { In } from 'typeorm';
import { recordChange } from '../../lib/changes/recordChange.ts';
import { updateRecord } from '../../lib/records/changeRecord.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { KioskEntity } from './KioskEntity.ts';
import { kioskKind } from './kioskKind.ts';
import { makePinVerifier } from './makePinVerifier.ts';
import { notifyKiosks } from './notifyKiosks.ts';
import { kioskDraftOf, presentKiosk } from './presentKiosk.ts';

export const handleGetKiosk = implement(getKiosk, async ({ params, db }) =>
  presentKiosk(await db.findOneByOrFail(KioskEntity, { number: params.kiosk })),
);

export const handleValidateKiosk = implement(validateKiosk, async ({ params, db }) => {
  const stored = await db.findOneBy(KioskEntity, { id: params.kiosk.id });
  if (!stored) return new FieldErrorList().add('id', 'DOES_NOT_EXIST').result;
  return checkKiosk(params.kiosk, kioskDraftOf(stored)).errors.result;
});

export const handleUpdateKiosk = implement(updateKiosk, ({ params, ...context }) =>
  updateRecord(kioskKind, context, params.kiosk),
);

export const handleSetKioskExitPin = implement(setKioskExitPin, async ({ params, db, actor, method }) => {
  const { kiosks, pin } = params;
  const stored = await db.find(KioskEntity, { where: { number: In(kiosks) }, lock: { mode: 'pessimistic_write' } });
  for (const { id, exit_pin: before } of stored) {
    const exit_pin = pin === null ? null : await makePinVerifier(pin);
    await db.update(KioskEntity, { id }, { exit_pin });
    // A PIN that replaces another shows as set anew; which one it is stands nowhere.
    await recordChange(db, {
      ...{ actor, method, entity: kioskKind.entity, entityId: id },
      before: { exit_pin: pin === null ? before !== null : null },
      after: { exit_pin: pin !== null },
    });
  }
  await notifyKiosks(db, { event: 'kiosks_asked', hint: { kiosks } });
  return { status: 'OK' as const };
});

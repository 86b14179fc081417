import { checkKiosk } from '@salient/shared/areas/kiosks/checkKiosk.ts';
import type { Kiosk, KioskInput } from '@salient/shared/areas/kiosks/kiosk.ts';
import { isUnchanged } from '../../lib/changes/isUnchanged.ts';
import type { RecordKind } from '../../lib/records/RecordKind.ts';
import { KioskEntity } from './KioskEntity.ts';
import { notifyKiosks } from './notifyKiosks.ts';
import { kioskDraftOf, presentKiosk } from './presentKiosk.ts';

type CheckedKiosk = ReturnType<typeof checkKiosk>;

/** How the set-up of a kiosk is changed. There are as many as the museum has: none comes, none goes. */
export const kioskKind: RecordKind<KioskEntity, CheckedKiosk, KioskInput, Kiosk> = {
  entity: 'kiosk',
  claim: ({ db }, id) => db.findOne(KioskEntity, { where: { id }, lock: { mode: 'pessimistic_write' } }),
  validate: async (_, input, stored) => {
    if (!stored) throw new Error('there are no new kiosks');
    return checkKiosk(input, kioskDraftOf(stored));
  },
  isUnchanged: (_, stored, { draft }) => isUnchanged(kioskDraftOf(stored), draft),
  update: async ({ db }, { id, version, checked, now }) => {
    await db.update(KioskEntity, { id }, { ...checked.draft, version, updated_at: now });
  },
  state: async (db, id) => {
    const stored = await db.findOneBy(KioskEntity, { id });
    return stored && { version: stored.version, fields: { ...kioskDraftOf(stored) } };
  },
  changed: async ({ db }, id) => {
    const { number } = await db.findOneByOrFail(KioskEntity, { id });
    await notifyKiosks(db, { event: 'kiosks_asked', hint: { kiosks: [number] } });
  },
  present: async ({ db }, id) => presentKiosk(await db.findOneByOrFail(KioskEntity, { id })),
};

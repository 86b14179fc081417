import {
  canRemoveMilitaryEntity,
  createMilitaryEntity,
  removeMilitaryEntity,
  updateMilitaryEntity,
  validateMilitaryEntity,
  validateMilitaryEntityHistory,
} from '@salient/shared/areas/military/militaryMethods.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { findReferences } from '../../lib/merges/RecordReference.ts';
import { createRecord, removeRecord, updateRecord } from '../../lib/records/changeRecord.ts';
import { missingRecordError } from '../../lib/records/missingRecordError.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { MilitaryEntityEntity } from './MilitaryEntityEntity.ts';
import { loadHistory } from './militaryDraft.ts';
import { militaryKind } from './militaryKind.ts';
import { repeatsConnection, validateEvents } from './validateHistory.ts';
import { validateMilitaryEntityInput } from './validateMilitaryEntityInput.ts';

export const handleValidateMilitaryEntity = implement(validateMilitaryEntity, async ({ params, db }) => {
  const { id } = params.entity;
  const stored = params.mode === 'update' && id ? await db.findOneBy(MilitaryEntityEntity, { id }) : null;
  if (params.mode === 'update' && !stored) return new FieldErrorList().add('id', 'DOES_NOT_EXIST').result;
  return (await validateMilitaryEntityInput(db, params.entity, stored ?? undefined)).errors.result;
});

export const handleValidateMilitaryEntityHistory = implement(validateMilitaryEntityHistory, async ({ params, db }) => {
  const { id, mode, index } = params;
  if (id && !(await db.existsBy(MilitaryEntityEntity, { id }))) {
    return new FieldErrorList().add('id', 'DOES_NOT_EXIST').result;
  }
  const history = id ? await loadHistory(db, id) : [];
  const stored = mode === 'update' && index != null ? history[index] : undefined;
  // A history that is being edited may hold events that are not stored yet.
  const event = stored ? { ...params.event, id: stored.id } : params.event;
  const [checked] = await validateEvents(db, [event], { id, history });
  if (!checked) return { status: 'OK' as const };
  if (checked.event && repeatsConnection(checked.event, history, history)) {
    checked.errors.add('entity_id', 'CONNECTION_ALREADY_EXISTS');
  }
  return checked.errors.result;
});

export const handleCreateMilitaryEntity = implement(createMilitaryEntity, ({ params, ...context }) =>
  createRecord(militaryKind, context, params.entity),
);

export const handleUpdateMilitaryEntity = implement(updateMilitaryEntity, ({ params, ...context }) =>
  updateRecord(militaryKind, context, params.entity),
);

export const handleCanRemoveMilitaryEntity = implement(canRemoveMilitaryEntity, async ({ params, db, services }) => {
  const { id } = params;
  if (!(await db.existsBy(MilitaryEntityEntity, { id }))) throw await missingRecordError(db, 'military_entity', id);
  const references = await findReferences(db, services, 'military_entity', id);
  return { canRemove: references.length === 0, references };
});

export const handleRemoveMilitaryEntity = implement(removeMilitaryEntity, ({ params, ...context }) =>
  removeRecord(militaryKind, context, params),
);

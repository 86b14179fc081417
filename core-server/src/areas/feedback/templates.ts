import { checkTemplate, type TemplateDraft } from '@salient/shared/areas/feedback/checkTemplate.ts';
import {
  createFeedbackTemplate,
  findFeedbackTemplates,
  removeFeedbackTemplate,
  updateFeedbackTemplate,
} from '@salient/shared/areas/feedback/feedbackDeskMethods.ts';
import { mayReadFeedback } from '@salient/shared/areas/feedback/feedbackPolicy.ts';
import type { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { conflictDetails } from '../../lib/changes/conflictDetails.ts';
import { recordChange } from '../../lib/changes/recordChange.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { FeedbackTemplateEntity } from './FeedbackTemplateEntity.ts';

const entity = 'feedback_template';

const stateOf = ({ name, nl, en, fr, de }: FeedbackTemplateEntity): TemplateDraft => ({ name, nl, en, fr, de });

export const handleFindFeedbackTemplates = implement(findFeedbackTemplates, async ({ db, actor, fail }) => {
  if (!mayReadFeedback(actor)) throw fail.notPermitted();
  const data = await db.find(FeedbackTemplateEntity, { order: { name: 'ASC' } });
  return { data, total: data.length };
});

export const handleCreateFeedbackTemplate = implement(createFeedbackTemplate, async (context) => {
  const { params, db, actor, method, fail } = context;
  const { draft, errors } = checkTemplate(params.template);
  await checkNameIsFree(db, draft, null, errors);
  if (!errors.isEmpty) throw fail.invalidData(errors.errors);
  const id = uuidv7();
  await db.insert(FeedbackTemplateEntity, { id, ...draft });
  await recordChange(db, { actor, method, entity, entityId: id, version: 1, before: null, after: { ...draft } });
  return db.findOneByOrFail(FeedbackTemplateEntity, { id });
});

export const handleUpdateFeedbackTemplate = implement(updateFeedbackTemplate, async (context) => {
  const { params, db, actor, method, fail } = context;
  const { id, version } = params.template;
  const stored = await db.findOne(FeedbackTemplateEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!stored) throw fail.notFound({ entity, id });
  if (stored.version !== version) throw fail.conflict(await conflictDetails(db, entity, id, version, stored.version));
  const { draft, errors } = checkTemplate(params.template, stateOf(stored));
  await checkNameIsFree(db, draft, id, errors);
  if (!errors.isEmpty) throw fail.invalidData(errors.errors);
  await db.update(FeedbackTemplateEntity, { id }, { ...draft, version: version + 1 });
  const [before, after] = [stateOf(stored), { ...draft }];
  await recordChange(db, {
    ...{ actor, method, entity, entityId: id, version: version + 1 },
    before: { ...before },
    after,
  });
  return db.findOneByOrFail(FeedbackTemplateEntity, { id });
});

export const handleRemoveFeedbackTemplate = implement(removeFeedbackTemplate, async (context) => {
  const { params, db, actor, method, fail } = context;
  const { id, version } = params;
  const stored = await db.findOne(FeedbackTemplateEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!stored) throw fail.notFound({ entity, id });
  if (stored.version !== version) throw fail.conflict(await conflictDetails(db, entity, id, version, stored.version));
  await db.delete(FeedbackTemplateEntity, { id });
  await recordChange(db, {
    ...{ actor, method, entity, entityId: id, version: version + 1 },
    before: { ...stateOf(stored) },
    after: null,
  });
  return { status: 'OK' as const };
});

/** Two templates of one name could not be told apart in the list that they are chosen from. */
async function checkNameIsFree(
  db: EntityManager,
  { name }: TemplateDraft,
  ownId: string | null,
  errors: FieldErrorList,
): Promise<void> {
  const [other] = await db.query<{ id: string }[]>(
    'SELECT id FROM feedback_template WHERE lower(name) = lower($1) AND id IS DISTINCT FROM $2',
    [name, ownId],
  );
  if (other) errors.add('name', 'DATA_ALREADY_EXISTS');
}

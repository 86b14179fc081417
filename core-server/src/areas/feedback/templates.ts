import { checkTemplate, type TemplateDraft } from '@salient/shared/areas/feedback/checkTemplate.ts';
import { mayReadFeedback } from '@salient/shared/areas/feedback/feedbackPolicy.ts';
import type { FeedbackTemplate, FeedbackTemplateInput } from '@salient/shared/areas/feedback/feedbackTemplate.ts';
import {
  createFeedbackTemplate,
  findFeedbackTemplates,
  removeFeedbackTemplate,
  updateFeedbackTemplate,
} from '@salient/shared/areas/feedback/staffFeedbackMethods.ts';
import type { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import type { EntityManager } from 'typeorm';
import { isUnchanged } from '../../lib/changes/isUnchanged.ts';
import { createRecord, removeRecord, updateRecord } from '../../lib/records/changeRecord.ts';
import type { RecordKind } from '../../lib/records/RecordKind.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { FeedbackTemplateEntity } from './FeedbackTemplateEntity.ts';

type CheckedTemplate = ReturnType<typeof checkTemplate>;

const draftOf = ({ name, nl, en, fr, de }: FeedbackTemplateEntity): TemplateDraft => ({ name, nl, en, fr, de });

/** How the templates of answers are changed. */
const templateKind: RecordKind<FeedbackTemplateEntity, CheckedTemplate, FeedbackTemplateInput, FeedbackTemplate> = {
  entity: 'feedback_template',
  claim: ({ db }, id) => db.findOne(FeedbackTemplateEntity, { where: { id }, lock: { mode: 'pessimistic_write' } }),
  validate: async ({ db }, input, stored) => {
    const checked = checkTemplate(input, stored && draftOf(stored));
    await checkNameIsFree(db, checked.draft, stored?.id ?? null, checked.errors);
    return checked;
  },
  isUnchanged: (_, stored, { draft }) => isUnchanged(draftOf(stored), draft),
  insert: async ({ db }, { id, version, checked }) => {
    await db.insert(FeedbackTemplateEntity, { id, version, ...checked.draft });
  },
  update: async ({ db }, { id, version, checked }) => {
    await db.update(FeedbackTemplateEntity, { id }, { ...checked.draft, version });
  },
  remove: async ({ db }, { id }) => {
    await db.delete(FeedbackTemplateEntity, { id });
  },
  state: async (db, id) => {
    const stored = await db.findOneBy(FeedbackTemplateEntity, { id });
    return stored && { version: stored.version, fields: { ...draftOf(stored) } };
  },
  present: ({ db }, id) => db.findOneByOrFail(FeedbackTemplateEntity, { id }),
};

export const handleFindFeedbackTemplates = implement(findFeedbackTemplates, async ({ db, actor, fail }) => {
  if (!mayReadFeedback(actor)) throw fail.notPermitted();
  const data = await db.find(FeedbackTemplateEntity, { order: { name: 'ASC' } });
  return { data, total: data.length };
});

export const handleCreateFeedbackTemplate = implement(createFeedbackTemplate, ({ params, ...context }) =>
  createRecord(templateKind, context, params.template),
);

export const handleUpdateFeedbackTemplate = implement(updateFeedbackTemplate, ({ params, ...context }) =>
  updateRecord(templateKind, context, params.template),
);

export const handleRemoveFeedbackTemplate = implement(removeFeedbackTemplate, ({ params, ...context }) =>
  removeRecord(templateKind, context, params),
);

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

import {
  type feedbackAssignments,
  findPersonFeedback,
  getPersonFeedback,
} from '@salient/shared/areas/feedback/feedbackMethods.ts';
import { mayReadFeedback } from '@salient/shared/areas/feedback/feedbackPolicy.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { readListFilter } from '@salient/shared/lib/schemas/listFilter.ts';
import { type EntityManager, type FindOptionsWhere, In, IsNull, Not, Or } from 'typeorm';
import { implement } from '../../lib/rpc/implement.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { escapeLike } from '../../lib/search/likePattern.ts';
import { feedbackStaff } from './feedbackStaff.ts';
import { PersonFeedbackEntity } from './PersonFeedbackEntity.ts';
import { presentFeedback } from './presentFeedback.ts';

export const handleGetPersonFeedback = implement(getPersonFeedback, async ({ params, db, actor, services, fail }) => {
  if (!mayReadFeedback(actor)) throw new RpcFailure(commonErrors.notPermitted);
  const row = await db.findOneBy(PersonFeedbackEntity, { id: params.id, status: Not('writing') });
  const audience = { files: services.files, actor, extend: params.extend };
  const [feedback] = row ? await presentFeedback(db, [row], audience) : [];
  if (!feedback) throw fail.notFound({ entity: 'person_feedback', id: params.id });
  return feedback;
});

export const handleFindPersonFeedback = implement(findPersonFeedback, async ({ params, db, actor, services }) => {
  if (!mayReadFeedback(actor)) throw new RpcFailure(commonErrors.notPermitted);
  const { offset, limit, sort, extend } = params;
  const { text, filter } = readListFilter(params);
  const direction = sort?.[0]?.[1] === 1 ? 'ASC' : 'DESC';
  const query = db.createQueryBuilder(PersonFeedbackEntity, 'f').where({
    status: filter.status ?? Not('writing'),
    ...(filter.person_id ? { person_id: filter.person_id } : {}),
    ...(await assignedTo(db, actor, filter.assigned)),
  });
  for (const [index, word] of text.split(/\s+/).filter(Boolean).entries()) {
    query.andWhere(`concat_ws(' ', f.reference, f.firstName, f.lastName, f.email, f.description) ILIKE :word${index}`, {
      [`word${index}`]: `%${escapeLike(word)}%`,
    });
  }
  query.orderBy('f.timestamp', direction).addOrderBy('f.id', direction).offset(offset).limit(limit);
  const [rows, total] = await query.getManyAndCount();
  if (limit === 0) return { data: [], total };
  return { data: await presentFeedback(db, rows, { files: services.files, actor, extend }), total };
});

/** A message of somebody who no longer handles any is nobody's. */
async function assignedTo(
  db: EntityManager,
  actor: Pick<Actor, 'id'>,
  assigned: (typeof feedbackAssignments)[number] | undefined,
): Promise<FindOptionsWhere<PersonFeedbackEntity>> {
  if (assigned === 'mine') return { assigned_to: actor.id ?? IsNull() };
  if (assigned !== 'nobody') return {};
  const staff = (await feedbackStaff(db)).map(({ id }) => id);
  return { assigned_to: Or(IsNull(), Not(In(staff))) };
}

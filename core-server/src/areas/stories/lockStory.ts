import { mayEditStory } from '@salient/shared/areas/stories/storyPolicy.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { conflictDetails } from '../../lib/changes/conflictDetails.ts';
import type { ChangeContext } from '../../lib/records/RecordKind.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { maySeePerson } from '../events/maySeePerson.ts';
import { PersonEntity } from '../persons/PersonEntity.ts';
import { PersonStoryEntity } from './PersonStoryEntity.ts';
import { loadStory, type StoryRecord } from './StoryRecord.ts';

/**
 * Makes a story this transaction's alone to change, for somebody who may.
 *
 * @param version that was read; a later one stored is a conflict.
 */
export async function lockStory(
  context: Pick<ChangeContext, 'db' | 'actor' | 'method' | 'services'>,
  id: string,
  version?: number,
): Promise<StoryRecord> {
  const { db, actor } = context;
  const row = await db.findOne(PersonStoryEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  const record = row && (await loadStory(db, id));
  const notFound = () => new RpcFailure(commonErrors.notFound, { entity: 'person_story', id });
  if (!record || !(await maySeePerson(db, actor, row.person_id_ref))) throw notFound();
  const person = await db.findOneByOrFail(PersonEntity, { id: row.person_id_ref });
  if (!mayEditStory(actor, person)) throw new RpcFailure(commonErrors.notPermitted);
  if (version !== undefined && row.version !== version) {
    throw new RpcFailure(
      commonErrors.conflict,
      await conflictDetails(context, 'person_story', id, version, row.version),
    );
  }
  return record;
}

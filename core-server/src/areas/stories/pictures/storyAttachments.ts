import { mayEditStory } from '@salient/shared/areas/stories/storyPolicy.ts';
import { isLoggedIn } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import type { AttachmentArea } from '../../attachments/AttachmentArea.ts';
import { maySeePerson } from '../../events/maySeePerson.ts';
import { PersonEntity } from '../../persons/PersonEntity.ts';
import { PersonStoryEntity } from '../PersonStoryEntity.ts';
import { PersonStoryPhotoEntity } from '../PersonStoryPhotoEntity.ts';

/**
 * Pictures uploaded for a story, the originals of its photos: read by staff, changed by whoever may edit the story while
 * it is not published. Visitors get finished pictures only.
 */
export const storyAttachments: AttachmentArea = {
  collection: 'person_stories',
  accepts: 'images',
  history: 'person_story',
  rights: async (db, actor, id) => {
    const story = await db.findOneBy(PersonStoryEntity, { id });
    if (!story) return null;
    const person = await db.findOneByOrFail(PersonEntity, { id: story.person_id_ref });
    return {
      see: isLoggedIn(actor) && (await maySeePerson(db, actor, person.id)),
      change: mayEditStory(actor, person),
    };
  },
  beforeRemoval: refuseWhileInUse,
};

/** A picture that a story shows stays; the photo has to go first. */
export async function refuseWhileInUse(
  db: Parameters<NonNullable<AttachmentArea['beforeRemoval']>>[0],
  attachmentId: string,
): Promise<void> {
  if (!(await db.existsBy(PersonStoryPhotoEntity, { attachment_id: attachmentId }))) return;
  throw new RpcFailure(commonErrors.invalidData, { none: ['none: REFERENCED_BY_PERSON_STORY'] });
}

import type { AttachmentCollection } from '@salient/shared/areas/attachments/attachment.ts';
import { feedbackAttachments } from '../feedback/feedbackAttachments.ts';
import { keyLocationAttachments } from '../key-locations/keyLocationAttachments.ts';
import { memorialAttachments } from '../memorials/memorialAttachments.ts';
import { storyAttachments } from '../stories/storyAttachments.ts';
import type { AttachmentArea } from './AttachmentArea.ts';

/** The areas whose records have files; a collection that is not here takes none. */
export const attachmentAreas: Readonly<Partial<Record<AttachmentCollection, AttachmentArea>>> = {
  memorials: memorialAttachments,
  person_feedback: feedbackAttachments,
  key_locations: keyLocationAttachments,
  person_stories: storyAttachments,
};

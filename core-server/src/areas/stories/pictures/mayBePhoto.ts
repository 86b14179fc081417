import type { AttachmentEntity } from '../../attachments/AttachmentEntity.ts';

/** Whether a file may be a photo of a story: one uploaded for this very story, or one of the archive (PHOTO-03). */
export const mayBePhoto = (
  { collection, collection_id }: Pick<AttachmentEntity, 'collection' | 'collection_id'>,
  storyId: string,
): boolean => collection === 'documents' || (collection === 'person_stories' && collection_id === storyId);

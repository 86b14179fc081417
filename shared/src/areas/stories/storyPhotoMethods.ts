import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { withReadOnlyKeys } from '../../lib/contract/recordInput.ts';
import { fieldErrorsSchema } from '../../lib/contract/validation.ts';
import { idSchema, recordIdSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';
import { photoSettingsSchema, photoTargetSchema, storyPhotoSchema } from './photos/storyPhoto.ts';
import { personStorySchema } from './story.ts';

/** NOK says what is wrong with the file or the settings (PHOTO-08); the story then stands as it was. */
const photoResultSchema = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('OK'), story: personStorySchema }),
  z.strictObject({ status: z.literal('NOK'), data: fieldErrorsSchema }),
]);

const target = {
  /** Id of the story; `storyId` is read as well. */
  id: recordIdSchema,
  /** The story's, checked when it is given; each photo that changes makes a new one. */
  version: versionSchema.optional(),
  kind: photoTargetSchema,
};
const errors = [commonErrors.notFound, commonErrors.invalidData, commonErrors.conflict] as const;

export const importAttachmentToPersonStory = defineMethod({
  name: 'importAttachmentToPersonStory',
  kind: 'command',
  access: 'editor',
  description: 'Makes an uploaded picture a photo of a story; one of the same kind gives way, the crop starts anew.',
  params: z.strictObject({ ...target, attachmentId: idSchema }),
  result: photoResultSchema,
  errors,
});

export const importDocumentPhotoToPersonStory = defineMethod({
  name: 'importDocumentPhotoToPersonStory',
  kind: 'command',
  access: 'editor',
  description: 'Makes a page of an archive document a photo of a story.',
  params: z.strictObject({ ...target, documentId: idSchema, element: z.int().min(0).max(10_000).default(0) }),
  result: photoResultSchema,
  errors,
});

export const updatePersonStoryPhoto = defineMethod({
  name: 'updatePersonStoryPhoto',
  kind: 'command',
  access: 'editor',
  description: 'Sets crop, look and words of a photo; absent settings keep their value.',
  params: z.strictObject({ ...target, settings: withReadOnlyKeys(photoSettingsSchema, storyPhotoSchema) }),
  result: photoResultSchema,
  errors,
});

export const deletePersonStoryPhoto = defineMethod({
  name: 'deletePersonStoryPhoto',
  kind: 'command',
  access: 'editor',
  description: 'Takes a photo out of a story; extra images after it move up.',
  params: z.strictObject(target),
  result: photoResultSchema,
  errors,
});

import { type Uploads, useUploads } from '@salient/shared/areas/attachments/useUploads.ts';
import type { PhotoTarget } from '@salient/shared/areas/stories/photos/storyPhoto.ts';
import { useServices } from '../../../lib/services/services.ts';
import { useUnsavedWork } from '../../../lib/unsaved/useUnsavedWork.ts';
import type { PhotoCommands } from './usePhotoCommands.ts';

export type PhotoSlot = Extract<PhotoTarget, string>;

/**
 * Files on their way to the places of a story's photos. They belong to the editor, not to a tab: whoever goes on writing
 * while a photo arrives loses neither.
 */
export function usePhotoUploads(
  storyId: string | undefined,
  commands: PhotoCommands,
): Readonly<Record<PhotoSlot, Uploads>> {
  const profile = useSlot('profile', storyId, commands);
  const map = useSlot('map', storyId, commands);
  const extra = useSlot('new', storyId, commands);
  const onTheirWay = [profile, map, extra].some(({ pending }) => pending.some(({ state }) => state !== 'refused'));
  useUnsavedWork(onTheirWay || commands.waiting);
  return { profile, map, new: extra };
}

function useSlot(slot: PhotoSlot, storyId: string | undefined, commands: PhotoCommands): Uploads {
  const { session, gate } = useServices();
  return useUploads({
    path: '/api/file/uploadImage',
    fields: { collection: 'person_stories', _id: storyId ?? '' },
    token: () => session.token,
    signIn: () => gate.wait(),
    onDone: (attachment) => void commands.add(slot, attachment, true),
  });
}

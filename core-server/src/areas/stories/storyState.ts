import { textField } from '@salient/shared/areas/stories/storyHistory.ts';
import { textFields } from '@salient/shared/areas/stories/storyTypes.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import type { Fields } from '../../lib/changes/ChangeRow.ts';
import type { PhotoRow, StoryRecord } from './StoryRecord.ts';

/** A photo as the trail keeps it: how it is cut and shown, and by its file's name for people. */
const photoState = (photo: PhotoRow) => ({
  title: photo.name,
  id: photo.id,
  attachment_id: photo.attachment_id,
  x: photo.x,
  y: photo.y,
  width: photo.width,
  height: photo.height,
  template: photo.template,
  grayscale: photo.grayscale,
  contrast: photo.contrast,
  dimension: photo.dimension,
  legend: photo.legend,
  alt: photo.alt,
  decorative: photo.decorative,
});
export type PhotoState = ReturnType<typeof photoState>;

/** What the audit trail keeps of a story, under the names of `storyHistory`. */
export function storyState({ story, draft, photos }: StoryRecord): Fields {
  const { story_text, ...own } = draft;
  const texts = languages.flatMap((language) =>
    textFields.map((field) => [textField(language, field), story_text[language][field]] as const),
  );
  const single = (kind: 'profile' | 'map') => photos.filter((photo) => photo.kind === kind).map(photoState)[0] ?? null;
  return {
    person_id_ref: story.person_id_ref,
    ...own,
    ...Object.fromEntries(texts),
    profile_image: single('profile'),
    extra_images: photos.filter(({ kind }) => kind === 'extra').map(photoState),
    map_image: single('map'),
    targets: story.targets,
    published_date: story.published_date?.toISOString() ?? null,
  };
}

import type { PersonStory } from '@salient/shared/areas/stories/story.ts';
import { useEffect, useRef } from 'react';

const pictureFields = ['profile_image', 'extra_images', 'map_image'] as const;

/**
 * Pictures and their rights have saves of their own, so that no field of the form is edited when they are mended: once
 * the story is read with other pictures, what was refused of them stands there no longer.
 */
export function useMendedPictures(mend: (fields: readonly string[]) => void, whole: PersonStory | undefined): void {
  const pictures = whole && JSON.stringify(pictureFields.map((field) => whole[field]));
  const latest = useRef({ mend, pictures });
  useEffect(() => {
    const { pictures: former } = latest.current;
    latest.current = { mend, pictures };
    if (former !== undefined && former !== pictures) mend(pictureFields);
  }, [mend, pictures]);
}

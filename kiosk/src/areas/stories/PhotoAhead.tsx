import type { PublicPhoto } from '@salient/shared/areas/stories/publicStory.ts';
import { StoryPhoto } from './StoryPhoto.tsx';

/** Fetches the photo of what comes next, unseen, so that it opens whole. `sizes` as it will be shown. */
export const PhotoAhead = ({ photo, sizes }: { readonly photo: PublicPhoto; readonly sizes: string }) => (
  <div hidden>
    <StoryPhoto photo={photo} sizes={sizes} isSilent />
  </div>
);

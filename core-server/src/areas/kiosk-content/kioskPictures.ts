import type { Picture } from '@salient/shared/areas/attachments/picture.ts';
import type { PublicPhoto, PublicStory } from '@salient/shared/areas/stories/publicStory.ts';

/** The format that the browser of every kiosk shows, and the lightest. */
const format = 'image/webp';
/** Sizes of a picture that a kiosk holds, as parts of the whole: for cards, and for the screen (beyond 22). */
const shares = [1 / 2, 1];

/** A picture of which nothing is offered but what kiosks hold. */
function kioskPicture({ width, height, sources }: Picture): Picture {
  const srcset = sources.find(({ type }) => type === format)?.srcset ?? '';
  const widths = new Set(shares.map((share) => `${Math.round(width * share)}w`));
  const held = srcset.split(', ').filter((size) => widths.has(size.split(' ')[1] ?? ''));
  const [src = ''] = held.at(-1)?.split(' ') ?? [];
  return { src, width, height, sources: [{ type: format, srcset: held.join(', ') }] };
}

const kioskPhoto = <Photo extends PublicPhoto | null>(photo: Photo): Photo =>
  photo && { ...photo, picture: kioskPicture(photo.picture) };

/** A story whose pictures are those that a kiosk holds. */
export const withKioskPictures = (story: PublicStory): PublicStory => ({
  ...story,
  profile_image: kioskPhoto(story.profile_image),
  profile_image_url: kioskPhoto(story.profile_image)?.picture.src ?? null,
  extra_images: story.extra_images.map(kioskPhoto),
  map_image: kioskPhoto(story.map_image),
  linked_stories: story.linked_stories.map((linked) => ({ ...linked, photo: kioskPhoto(linked.photo) })),
});

/** Addresses of all pictures in all sizes that stories show. */
export function picturePaths(stories: readonly PublicStory[]): Set<string> {
  const photos = stories.flatMap(({ profile_image, extra_images, map_image, linked_stories }) => [
    profile_image,
    ...extra_images,
    map_image,
    ...linked_stories.map(({ photo }) => photo),
  ]);
  return new Set(
    photos.flatMap((photo) =>
      (photo?.picture.sources ?? []).flatMap(({ srcset }) =>
        srcset.split(', ').flatMap((size) => size.split(' ')[0] || []),
      ),
    ),
  );
}

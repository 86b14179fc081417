import type { PublicPhoto, PublicStory } from '@salient/shared/areas/stories/publicStory.ts';
import { questionAfter, type ShownVersion } from '@salient/shared/areas/stories/shownVersion.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';

/** The screens of a story, in the order of reading (KIOSK-08). */
export type StoryStep =
  | { readonly kind: 'part'; readonly part: 'part_1' | 'part_2' }
  | { readonly kind: 'photo'; readonly index: number }
  | { readonly kind: 'life' }
  | { readonly kind: 'encounters' };

/** @param hasLife whether there are events or a map to show. */
export function storySteps(story: PublicStory, text: ShownVersion, hasLife: boolean): readonly StoryStep[] {
  const parts = (['part_1', 'part_2'] as const).filter((part) => text[part] !== '');
  return [
    ...parts.map((part) => ({ kind: 'part', part }) as const),
    ...story.extra_images.map((_, index) => ({ kind: 'photo', index }) as const),
    ...(hasLife ? [{ kind: 'life' } as const] : []),
    { kind: 'encounters' },
  ];
}

/** The photo that a step shows: the portrait beside the first part, the first photo beside the second, a map or a face. */
export function photoOf(
  { profile_image, extra_images, map_image }: PublicStory,
  step: StoryStep | undefined,
): PublicPhoto | null {
  switch (step?.kind) {
    case 'part':
      return step.part === 'part_1' ? profile_image : (extra_images[0] ?? profile_image);
    case 'photo':
      return extra_images[step.index] ?? null;
    case 'life':
      return map_image ?? profile_image;
    default:
      return null;
  }
}

/** How wide a photo stands: alone, above words on an upright panel, or beside them. As `sizes` says it. */
export const photoSizes = (kind: StoryStep['kind']): string =>
  kind === 'photo' ? '100vw' : '(orientation: portrait) 100vw, 45vw';

/** What is read aloud of a step, and the language it is in: the text, or the legend of a photo (beyond 15). */
export function wordsOf(step: StoryStep, story: PublicStory, text: ShownVersion, language: Language) {
  if (step.kind === 'part') {
    const said = [text[step.part], questionAfter(text, step.part)].filter(Boolean).join('\n');
    return { text: said, language: text.language };
  }
  const legend = step.kind === 'photo' ? photoOf(story, step)?.legend[language] : undefined;
  return { text: legend?.text ?? '', language: legend?.language ?? language };
}

import type { PublicPhoto, PublicStory } from '@salient/shared/areas/stories/publicStory.ts';
import { questionAfter, type ShownVersion } from '@salient/shared/areas/stories/shownVersion.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';

/** The screens of a story, in the order of reading (KIOSK-08). */
export type StoryStep =
  | { readonly kind: 'part'; readonly part: 'part_1' | 'part_2'; readonly photo: PublicPhoto | null }
  | { readonly kind: 'photo'; readonly photo: PublicPhoto }
  | { readonly kind: 'life' }
  | { readonly kind: 'encounters' };

/**
 * The portrait stands beside the first part, the first photo beside the second; the others and the map image that staff
 * chose have a screen of their own. No picture comes twice (ux.md K23).
 *
 * @param hasLife whether there are events to show.
 */
export function storySteps(
  { profile_image, extra_images, map_image }: PublicStory,
  text: ShownVersion,
  hasLife: boolean,
): readonly StoryStep[] {
  const [first = null, ...others] = extra_images;
  const hasSecond = text.part_2 !== '';
  const alone = [...(hasSecond ? others : extra_images), ...(map_image ? [map_image] : [])];
  return [
    ...(text.part_1 === '' ? [] : [{ kind: 'part', part: 'part_1', photo: profile_image } as const]),
    ...(hasSecond ? [{ kind: 'part', part: 'part_2', photo: first } as const] : []),
    ...alone.map((photo) => ({ kind: 'photo', photo }) as const),
    ...(hasLife ? [{ kind: 'life' } as const] : []),
    { kind: 'encounters' },
  ];
}

/** The photo that a step shows. */
export const photoOf = (step: StoryStep | undefined): PublicPhoto | null =>
  step?.kind === 'part' || step?.kind === 'photo' ? step.photo : null;

/** How wide a photo stands: alone, above words on an upright panel, or beside them. As `sizes` says it. */
export const photoSizes = (kind: StoryStep['kind']): string =>
  kind === 'photo' ? '100vw' : '(orientation: portrait) 100vw, 45vw';

/** What is read aloud of a step, and the language it is in: the text, or the legend of a photo (beyond 15). */
export function wordsOf(step: StoryStep, text: ShownVersion, language: Language) {
  if (step.kind === 'part') {
    const said = [text[step.part], questionAfter(text, step.part)].filter(Boolean).join('\n');
    return { text: said, language: text.language };
  }
  const legend = step.kind === 'photo' ? step.photo.legend[language] : undefined;
  return { text: legend?.text ?? '', language: legend?.language ?? language };
}

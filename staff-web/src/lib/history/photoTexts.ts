import type { PhotoDimension, ProfileTemplate } from '@salient/shared/areas/stories/photos/photoTypes.ts';
import { dimensionText, templateText } from '@salient/shared/areas/stories/storyTexts.ts';
import type { ShownPhoto } from '@salient/shared/lib/history/shownValue.ts';
import { type Language, languages, locales } from '@salient/shared/lib/i18n/languages.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

/** How a photo is cut and looks, in one line; what is as usual goes unsaid. */
export function photoLook(t: Translate, language: Language, photo: ShownPhoto): string {
  const { x, y, width, height } = photo.crop;
  const looks = [
    photo.dimension === 'profile'
      ? templateText(t, photo.template as ProfileTemplate)
      : dimensionText(t, photo.dimension as PhotoDimension),
    `${width} × ${height} (${x}, ${y})`,
    photo.grayscale && t('storyPictures.grayscale'),
    photo.contrast !== 1 && `${t('storyPictures.contrast')} ${photo.contrast.toLocaleString(locales[language])}`,
    photo.decorative && t('storyPictures.decorative'),
  ];
  return looks.filter(Boolean).join(' · ');
}

/** What is written about a photo: the words, after what they are and in which language. */
export const photoWords = (
  t: Translate,
  photo: ShownPhoto,
): { readonly language: Language; readonly label: string; readonly text: string }[] =>
  (['legend', 'alt'] as const).flatMap((field) =>
    languages.flatMap((language) => {
      const text = photo[field][language];
      return text ? [{ language, label: `${t(`storyPictures.${field}`)} · ${language.toUpperCase()}`, text }] : [];
    }),
  );

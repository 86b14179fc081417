import type { ShownPhoto } from '@salient/shared/lib/history/shownValue.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { photoLook, photoWords } from './photoTexts.ts';

/** A photo in words: its file, how it is cut and looks, and what is written about it. */
export function ShownPhotoText({ photo }: { readonly photo: ShownPhoto }) {
  const { t, language } = useTexts();
  return (
    <>
      {photo.name}
      <span className="shown-photo">{photoLook(t, language, photo)}</span>
      {photoWords(t, photo).map((each) => (
        <span key={each.label} className="shown-photo">
          {`${each.label}: `}
          <span lang={each.language}>{each.text}</span>
        </span>
      ))}
    </>
  );
}

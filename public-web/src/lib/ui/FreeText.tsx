import { languageOfText } from '@salient/shared/lib/i18n/languageOfText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { FallbackMark } from '@salient/shared/lib/ui/FallbackMark.tsx';

/** What a record says in words of its own, marked where that is another language than the reader's (P15, A7). */
export function FreeText({ text }: { readonly text: string }) {
  const { language } = useTexts();
  const written = languageOfText(text);
  if (written === language) return <bdi>{text}</bdi>;
  return (
    <>
      <bdi lang={written}>{text}</bdi>
      <FallbackMark language={written} />
    </>
  );
}

import { dayInBrussels } from '@salient/shared/lib/dates/dayInBrussels.ts';
import { decodeDate } from '@salient/shared/lib/dates/partialDate.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { dateInSentence } from '@salient/shared/lib/ui/dateWords.ts';
import { NothingHere } from '../../lib/ui/NothingHere.tsx';

/** For the address of a story that was withdrawn: since when, and that it may come back (PUBLIC-23). */
export function GoneStory({ at }: { readonly at: string }) {
  const { t } = useTexts();
  const date = at ? decodeDate(dayInBrussels(at)) : null;
  const day = date && dateInSentence(date, t);
  const text = day ? t('storyPage.gone.text', { day }) : t('storyPage.gone.textWithoutDay');
  return <NothingHere title={t('storyPage.gone.title')} text={text} status={410} />;
}

import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { NothingHere } from '../../lib/ui/NothingHere.tsx';

/** For the address of an encounter both of whose stories were withdrawn. */
export function GonePair() {
  const { t } = useTexts();
  return <NothingHere title={t('storyPage.pairGone.title')} text={t('storyPage.pairGone.text')} status={410} />;
}

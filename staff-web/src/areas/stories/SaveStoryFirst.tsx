import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Notice } from '../../lib/page/Notice.tsx';

/** What hangs on a story needs the story first (PHOTO-02). */
export function SaveStoryFirst() {
  const { t } = useTexts();
  return <Notice tone="hint">{t('storyEditor.saveFirst')}</Notice>;
}

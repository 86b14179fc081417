import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Notice } from '../../lib/page/Notice.tsx';

/** What hangs on a record needs the record first (PERSON-28). */
export function SaveFirst() {
  const { t } = useTexts();
  return <Notice tone="hint">{t('personRecord.saveFirst')}</Notice>;
}

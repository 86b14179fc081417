import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { NothingHere } from '../../lib/ui/NothingHere.tsx';

/** For an address that leads nowhere, with ways on. */
export function Page() {
  const { t } = useTexts();
  return <NothingHere title={t('common.notFound.title')} text={t('common.notFound.text')} status={404} />;
}

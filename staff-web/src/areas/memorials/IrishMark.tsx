import type { Memorial } from '@salient/shared/areas/memorials/memorial.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

/** That a memorial is the one of the Irish memorial records (MEMORIAL-17). */
export function IrishMark({ memorial }: { readonly memorial: Pick<Memorial, 'is_irish_memorial'> }) {
  const { t } = useTexts();
  return memorial.is_irish_memorial && <span className="memorial-mark">{t('memorialRecord.irish')}</span>;
}

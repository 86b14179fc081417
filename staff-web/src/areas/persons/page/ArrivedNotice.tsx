import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useLocation } from 'react-router-dom';
import { Notice } from '../../../lib/page/Notice.tsx';

/** What the step from the address of a merged person leaves in the history, for the notice on arrival. */
export const arrivedState = { cameByFormerAddress: true } as const;

/** Says why another address stands there than the one that was followed. */
export function ArrivedNotice() {
  const { t } = useTexts();
  const { state } = useLocation();
  const isArrived = (state as Partial<typeof arrivedState> | null)?.cameByFormerAddress === true;
  return isArrived && <Notice tone="hint">{t('merging.arrived')}</Notice>;
}

import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useKioskContent } from '../../../lib/content/KioskContentProvider.tsx';
import { TouchButton } from '../../../lib/touch/TouchButton.tsx';
import { askToPair } from './askToPair.ts';
import { StaffDialog } from './StaffDialog.tsx';

/** Asks whether a kiosk that has no PIN shall be paired. */
export function UnpairedQuestion({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const { kiosk } = useKioskContent();
  return (
    <StaffDialog title={t('staffExit.unpaired.title')}>
      <p>{t('staffExit.unpaired.how')}</p>
      <div className="staff-buttons">
        <TouchButton className="button-main" onClick={() => askToPair(kiosk)}>
          {t('staffExit.pair')}
        </TouchButton>
        <TouchButton className="button-main" onClick={onClose}>
          {t('staffExit.cancel')}
        </TouchButton>
      </div>
    </StaffDialog>
  );
}

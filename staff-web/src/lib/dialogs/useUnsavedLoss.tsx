import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { useServices } from '../services/services.ts';

/**
 * For removals that lead away from the page of the record: what was typed there and not saved goes with the record, which
 * the question says, so that nobody is asked about it once there is nothing left to save it to.
 */
export function useUnsavedLoss() {
  const { t } = useTexts();
  const { unsavedWork } = useServices();
  return {
    /** The text of the question, with what is lost besides. */
    told: (text: string): ReactNode =>
      unsavedWork.any ? (
        <>
          <p>{text}</p>
          <p>{t('unsaved.lostWithIt')}</p>
        </>
      ) : (
        text
      ),
    /** The record is gone. */
    forget: () => unsavedWork.forget(),
  };
}

import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon, type IconName } from '../../../lib/icons/Icon.tsx';
import type { SaveStatus } from './ContactRecorder.ts';

const signs: Readonly<Record<SaveStatus, IconName>> = {
  saved: 'check',
  saving: 'upload',
  offline: 'warning',
  refused: 'warning',
};

/** How safe the active moment is, by a sign and in words. */
export function SaveStatusSign({ saveStatus }: { readonly saveStatus: SaveStatus }) {
  const { t } = useTexts();
  return (
    <span
      className="recorder-save-status"
      data-save-status={saveStatus}
      title={t(`contactRecorder.explained.${saveStatus}`)}
    >
      <Icon name={signs[saveStatus]} />
      <span>{t(`contactRecorder.saveStatus.${saveStatus}`)}</span>
    </span>
  );
}

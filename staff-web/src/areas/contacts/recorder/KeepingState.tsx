import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon, type IconName } from '../../../lib/icons/Icon.tsx';
import type { Keeping } from './ContactRecorder.ts';

const signs: Readonly<Record<Keeping, IconName>> = {
  kept: 'check',
  saving: 'upload',
  offline: 'warning',
  refused: 'warning',
};

/** How safe the active moment is, by a sign and in words. */
export function KeepingState({ keeping }: { readonly keeping: Keeping }) {
  const { t } = useTexts();
  return (
    <span className="recorder-keeping" data-keeping={keeping} title={t(`contactRecorder.explained.${keeping}`)}>
      <Icon name={signs[keeping]} />
      <span>{t(`contactRecorder.keeping.${keeping}`)}</span>
    </span>
  );
}

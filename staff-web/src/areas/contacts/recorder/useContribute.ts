import type { Contribution } from '@salient/shared/areas/contacts/moments/contactMoment.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useServices } from '../../../lib/services/services.ts';

/** Adds a record to the active moment and says what came of it; one that is there already is told to be (MOMENT-21). */
export function useContribute(): (contribution: Contribution) => void {
  const { t } = useTexts();
  const { contactRecorder } = useServices();
  const messages = useMessages();
  return (contribution) => {
    const added = contactRecorder.add(contribution);
    if (added === 'added') messages.success(t('contactRecorder.added', { name: contribution.name }));
    if (added === 'exists') messages.error(t('validation.CONNECTION_ALREADY_EXISTS'));
    if (added === 'full') messages.error(t('contactRecorder.full'));
  };
}

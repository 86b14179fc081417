import type { PersonFeedback } from '@salient/shared/areas/feedback/personFeedback.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { messagesAbout } from './messagesAbout.ts';

/** What else came about the person, and what was sent twice: such messages are read together. */
export function AlikeMessages({
  feedback: { person_id, also_waiting, same_text },
}: {
  readonly feedback: PersonFeedback;
}) {
  const { t } = useTexts();
  if (also_waiting.length === 0 && same_text.length === 0) return null;
  return (
    <p className="feedback-alike">
      {also_waiting.length > 0 && (
        <span>
          {t('staffFeedback.alsoWaiting')} <Link to={messagesAbout(person_id)}>{also_waiting.join(', ')}</Link>
        </span>
      )}
      {same_text.length > 0 && (
        <span>
          {t('staffFeedback.sameText')} <code>{same_text.join(', ')}</code>
        </span>
      )}
    </p>
  );
}

import type { PersonFeedback } from '@salient/shared/areas/feedback/personFeedback.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

/** What the sender of a message was answered, and whether the mail went out. */
export function Replies({
  feedback: { replies, language: written, reference },
}: {
  readonly feedback: PersonFeedback;
}) {
  const { t } = useTexts();
  if (replies.length === 0) return null;
  return (
    <section className="feedback-replies" aria-label={`${t('staffFeedback.replies')}, ${reference}`}>
      <h3>{t('staffFeedback.replies')}</h3>
      <ol>
        {replies.map(({ text, account, at, mail }) => (
          <li key={at}>
            <p lang={written} dir="auto">
              {text}
            </p>
            <small>
              {t('staffFeedback.repliedBy', { account: account ?? '', when: momentText(at) })}
              {mail && (
                <span className="feedback-mail" data-failed={mail === 'failed' || undefined}>
                  {t(`accounts.mailStatuses.${mail}`)}
                </span>
              )}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

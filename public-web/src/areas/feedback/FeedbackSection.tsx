import type { PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useChunk } from '../../lib/chunks/chunk.ts';
import { Icon } from '../../lib/ui/icons.tsx';
import { feedbackChunk } from './feedbackChunk.ts';

interface Props {
  readonly person: PublicPerson;
  readonly name: string;
}

/** The way to tell the museum something about this person (FEEDBACK-02, PUBLIC-17). */
export function FeedbackSection({ person, name }: Props) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  // What was typed stays while the page is open; each opening after a closing goes on with it.
  const [wanted, setWanted] = useState(false);
  const [sent, setSent] = useState(0);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const open = () => {
    setWanted(true);
    dialog.current?.showModal();
  };
  const close = (isSent: boolean) => {
    dialog.current?.close();
    if (isSent) setSent((count) => count + 1);
  };
  return (
    <section className="person-section person-feedback" aria-labelledby="feedback">
      <h2 id="feedback">{t('personPage.feedback.title')}</h2>
      <div className="section-body">
        <p>{t('personPage.feedback.text', { name })}</p>
        {person.improvements > 0 && <p>{t('personPage.feedback.improved', { count: person.improvements })}</p>}
        <button type="button" className="button" disabled={!ready} onClick={open}>
          {t('personPage.feedback.open')}
        </button>
      </div>
      <dialog ref={dialog} className="feedback-dialog" aria-labelledby="feedback-dialog-title">
        <button
          type="button"
          className="icon-button feedback-close"
          aria-label={t('common.close')}
          onClick={() => close(false)}
        >
          <Icon name="close" />
        </button>
        <h2 id="feedback-dialog-title">{name}</h2>
        {wanted && (
          <Suspense fallback={<p role="status">{t('common.loading')}</p>}>
            <Form key={sent} person={person} onClose={close} />
          </Suspense>
        )}
      </dialog>
    </section>
  );
}

function Form(props: { readonly person: PublicPerson; readonly onClose: (isSent: boolean) => void }) {
  const { PersonFeedback } = useChunk(feedbackChunk);
  return <PersonFeedback {...props} />;
}

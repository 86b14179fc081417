import { Anchor, Button, Group } from '@mantine/core';
import type { PersonFeedback } from '@salient/shared/areas/feedback/personFeedback.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { momentText, shownDay } from '@salient/shared/lib/dates/momentText.ts';
import { languageNames } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRemoval } from '../../lib/dialogs/useRemoval.ts';
import { Icon } from '../../lib/icons/Icon.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { pathTo, withVia } from '../../lib/routing/links.ts';
import { FileTile } from '../attachments/FileTile.tsx';
import '../attachments/files.css';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { AlikeMessages } from './AlikeMessages.tsx';
import { AssignField } from './AssignField.tsx';
import { feedbackQueries } from './feedbackQueries.ts';
import { MakeContactMoment } from './MakeContactMoment.tsx';
import { ProposalTable } from './ProposalTable.tsx';
import { Replies } from './Replies.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';

interface Props {
  readonly feedback: PersonFeedback;
  /** The addresses of its files are over. */
  readonly onStale: () => void;
}

/** One message: about whom, by whom, what it says, its files and corrections, and what is done with it. */
export function FeedbackCard({ feedback, onStale }: Props) {
  const { t } = useTexts();
  const messages = useMessages();
  const removal = useRemoval();
  const [reviewing, setReviewing] = useState(false);
  // Undefined until it was opened once: most messages are only read.
  const [replying, setReplying] = useState<boolean>();
  const stale = { refreshes: feedbackQueries };
  const mark = useCommand('markPersonFeedback', stale);
  const remove = useCommand('removePersonFeedback', stale);
  const { id, version, reference, status, description, may_answer, email, extend_attachments: files = [] } = feedback;
  const person = feedback.extend_person_name || t('persons.nameless');
  const sender = `${feedback.firstName} ${feedback.lastName}`.trim();
  const when = momentText(feedback.timestamp);
  const days = Math.floor((Date.now() - new Date(feedback.timestamp).getTime()) / 86_400_000);
  const putBack = () =>
    mark.mutate(
      { id, version, status: 'submitted' },
      { onSuccess: () => messages.success(t('staffFeedback.markedBack', { reference })) },
    );
  const askRemoval = () =>
    removal({
      name: t('staffFeedback.removeName', { reference }),
      text: t('staffFeedback.removeText', { count: files.length }),
      run: () => remove.mutateAsync({ id, version }),
    });
  return (
    <li className="feedback-card">
      <header>
        <h2>
          <Link to={withVia(pathTo('person', { id: feedback.person_id }), { code: 'feedback' })}>
            <bdi>{person}</bdi>
          </Link>
        </h2>
        <p className="feedback-meta">
          <strong>{t(`feedbackForm.subjects.${feedback.subject}`)}</strong>
          <span>
            {sender ? t('staffFeedback.from', { name: sender, when }) : t('staffFeedback.fromNobody', { when })}
          </span>
          {email !== '' && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
          <span>
            {t('staffFeedback.reference')} <code>{reference}</code>
          </span>
          <span>{t('staffFeedback.language', { language: languageNames[feedback.language] })}</span>
          {status === 'submitted' && days > 0 && <span>{t('staffFeedback.age', { count: days })}</span>}
        </p>
        <AlikeMessages feedback={feedback} />
      </header>
      {description && (
        <p className="feedback-text" dir="auto" lang={feedback.language}>
          {description}
        </p>
      )}
      <Asides feedback={feedback} />
      {feedback.proposals.length > 0 && <ProposalTable feedback={feedback} />}
      {files.length > 0 && (
        <ul className="file-tiles" aria-label={t('feedbackForm.files')}>
          {files.map((file, index) => (
            <FileTile
              key={file.id}
              attachment={file}
              index={index}
              count={files.length}
              rights={false}
              onStale={onStale}
            />
          ))}
        </ul>
      )}
      <Replies feedback={feedback} />
      {status === 'reviewed' && <Outcome feedback={feedback} />}
      {status === 'submitted' && <AssignField feedback={feedback} />}
      <Group gap="sm">
        {status === 'submitted' ? (
          <Button leftSection={<Icon name="check" />} onClick={() => setReviewing(true)}>
            {t('staffFeedback.review')}
          </Button>
        ) : (
          <SteadyButton
            variant="default"
            leftSection={<Icon name="restore" />}
            loading={mark.isPending}
            onClick={putBack}
          >
            {t('staffFeedback.back')}
          </SteadyButton>
        )}
        {may_answer && email !== '' && (
          <Button variant="default" leftSection={<Icon name="mail" />} onClick={() => setReplying(true)}>
            {t('staffFeedback.replyVerb')}
          </Button>
        )}
        <MakeContactMoment feedback={feedback} />
        <Button variant="default" leftSection={<Icon name="remove" />} onClick={() => void askRemoval()}>
          {t('forms.remove')}
        </Button>
      </Group>
      {replying !== undefined && (
        <ReplyDialog feedback={feedback} opened={replying} onClose={() => setReplying(false)} />
      )}
      {reviewing && <ReviewDialog feedback={feedback} onClose={() => setReviewing(false)} />}
    </li>
  );
}

/** Where the sender knows it from, whose the files are, and what may be done with it. */
function Asides({ feedback: { source, origin, publish } }: Pick<Props, 'feedback'>) {
  const { t } = useTexts();
  return (
    <dl className="feedback-asides">
      {source && (
        <div>
          <dt>{t('staffFeedback.source')}</dt>
          <dd dir="auto">{source}</dd>
        </div>
      )}
      {origin && (
        <div>
          <dt>{t('staffFeedback.origin')}</dt>
          <dd dir="auto">{origin}</dd>
        </div>
      )}
      <div>
        <dt>{t('staffFeedback.publish')}</dt>
        <dd>{t(`feedbackForm.publishWishes.${publish}`)}</dd>
      </div>
    </dl>
  );
}

function Outcome({ feedback: { outcome, note, reviewed_by, reviewed_at } }: Pick<Props, 'feedback'>) {
  const { t } = useTexts();
  return (
    <div className="feedback-outcome">
      {outcome && <strong>{t(`staffFeedback.outcomes.${outcome}`)}</strong>}
      {note && <p dir="auto">{note}</p>}
      {reviewed_at && (
        <small>{t('staffFeedback.reviewedBy', { account: reviewed_by ?? '', when: shownDay(reviewed_at) })}</small>
      )}
    </div>
  );
}

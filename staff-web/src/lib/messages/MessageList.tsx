import { Button, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { mayReadFeedback } from '@salient/shared/areas/feedback/feedbackPolicy.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import { pathTo } from '../routing/links.ts';
import { useServices } from '../services/services.ts';
import { useActor } from '../session/useSession.ts';
import { useStore } from '../store/Store.ts';
import { OthersChanges } from './OthersChanges.tsx';
import { useOthersChanges } from './useOthersChanges.ts';

/**
 * What asks for attention: what went wrong or can be taken back during this visit (ux.md A6), what waits, and what others
 * did. What one saved oneself was said when it was done.
 */
export function MessageList() {
  const { t } = useTexts();
  const { messages } = useServices();
  const { all, unread } = useStore(messages);
  const isEditor = canEdit(useActor());
  const others = useOthersChanges();
  const count = unread + others.unread;
  const [opened, { toggle, close }] = useDisclosure(false, {
    onOpen: () => {
      messages.markRead();
      others.markRead();
    },
  });
  return (
    <Popover
      opened={opened}
      onChange={(open) => !open && close()}
      position="bottom-end"
      width="24rem"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button type="button" className="bar-button" onClick={toggle}>
          <Icon name="bell" />
          <span className="visually-hidden">{t('messages.title')}</span>
          {count > 0 && (
            <span className="count">
              {count}
              <span className="visually-hidden"> {t('messages.unread')}</span>
            </span>
          )}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('messages.title')} className="message-list" tabIndex={-1} data-autofocus>
        <h2>{t('messages.title')}</h2>
        {opened && <WaitingMessages />}
        <ol>
          {all.map(({ id, kind, text, reference, action, at }) => (
            <li key={id} data-kind={kind}>
              <Icon name={kind === 'success' ? 'check' : 'warning'} />
              <p>
                {text}
                {reference && <span className="toast-code">{t('common.errorCode', { code: reference })}</span>}
              </p>
              {action && (
                <Button variant="default" size="compact-sm" onClick={() => messages.act(id)}>
                  {action.label}
                </Button>
              )}
              <time dateTime={at.toISOString()}>{momentText(at)}</time>
            </li>
          ))}
        </ol>
        {isEditor ? <OthersChanges changes={others.changes} /> : all.length === 0 && <p>{t('messages.empty')}</p>}
      </Popover.Dropdown>
    </Popover>
  );
}

/** Messages of visitors that nobody has answered yet. */
function WaitingMessages() {
  const { t } = useTexts();
  const enabled = mayReadFeedback(useActor());
  const { data } = useMethod('findPersonFeedback', { filter: { status: 'submitted' }, limit: 0 }, { enabled });
  if (!data?.total) return null;
  return (
    <p className="message-waiting">
      <Link to={pathTo('feedback')}>{t('staffFeedback.waiting', { count: data.total })}</Link>
    </p>
  );
}

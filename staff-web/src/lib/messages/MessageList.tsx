import { Button, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from '../icons/Icon.tsx';
import { useServices } from '../services/services.ts';
import { useStore } from '../store/Store.ts';

/** What was said during this visit, for whoever looked away (ux.md A6). */
export function MessageList() {
  const { t, language } = useTexts();
  const { messages } = useServices();
  const { all, unread } = useStore(messages);
  const [opened, { toggle, close }] = useDisclosure(false, { onOpen: messages.markRead });
  const time = new Intl.DateTimeFormat(locales[language], { hour: '2-digit', minute: '2-digit' });
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
          {unread > 0 && (
            <span className="count">
              {unread}
              <span className="visually-hidden"> {t('messages.unread')}</span>
            </span>
          )}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('messages.title')} className="message-list" tabIndex={-1} data-autofocus>
        <h2>{t('messages.title')}</h2>
        {all.length === 0 && <p>{t('messages.empty')}</p>}
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
              <time dateTime={at.toISOString()}>{time.format(at)}</time>
            </li>
          ))}
        </ol>
      </Popover.Dropdown>
    </Popover>
  );
}

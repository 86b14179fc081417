import { Stack } from '@mantine/core';
import { fieldText } from '@salient/shared/app/changeTexts.ts';
import { type Mail, mailKinds, mailStatuses } from '@salient/shared/areas/mails/mail.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import type { ListColumn } from '../../lib/list/listTypes.ts';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { useOpenPanel } from '../../lib/routing/useOpenPanel.ts';
import './mails.css';
import { NoMailServer } from './NoMailServer.tsx';

/** What was sent to the museum's people, what waits and what failed; without a mail server, the place to read it. */
export function MailListPage() {
  const { t } = useTexts();
  const columns = useMailColumns();
  const { shown, hrefOf, close } = useOpenPanel();
  return (
    <>
      <ListPage
        method="findMails"
        title={t('pages.mails')}
        lead={<NoMailServer />}
        columns={columns}
        sort={['created_at', -1]}
        params={(filters) => ({ filter: filters })}
        nameOf={({ recipient }) => recipient}
        rowPath={({ id }) => hrefOf('read', id)}
      />
      {shown?.id && <MailDialog key={shown.key} opened={shown.opened} id={shown.id} onClose={close} />}
    </>
  );
}

function useMailColumns(): readonly ListColumn<Mail>[] {
  const { t } = useTexts();
  return useMemo(() => {
    const all = { value: 'all', label: t('lists.all') };
    return [
      { key: 'recipient', title: t('accounts.mails.recipient'), sortable: true },
      { key: 'account', title: fieldText(t, 'app_user', 'account'), sortable: true },
      {
        key: 'kind',
        title: t('accounts.mails.kind'),
        render: ({ kind }) => t(`accounts.mailKinds.${kind}`),
        filter: {
          name: 'kind',
          label: t('accounts.mails.kind'),
          choices: [all, ...mailKinds.map((value) => ({ value, label: t(`accounts.mailKinds.${value}`) }))],
        },
      },
      {
        key: 'created_at',
        short: true,
        title: t('accounts.mails.created'),
        sortable: true,
        render: ({ created_at }) => momentText(created_at),
      },
      {
        key: 'status',
        title: fieldText(t, 'app_user', 'status'),
        sortable: true,
        render: ({ status }) => t(`accounts.mailStatuses.${status}`),
        filter: {
          name: 'status',
          label: fieldText(t, 'app_user', 'status'),
          choices: [all, ...mailStatuses.map((value) => ({ value, label: t(`accounts.mailStatuses.${value}`) }))],
        },
      },
    ];
  }, [t]);
}

interface DialogProps {
  readonly opened: boolean;
  readonly id: string;
  readonly onClose: () => void;
}

function MailDialog({ opened, id, onClose }: DialogProps) {
  const { t } = useTexts();
  const { data: mail, error, refetch } = useMethod('getMail', { id });
  return (
    <PanelDialog opened={opened} onClose={onClose} title={mail?.subject ?? t('pages.mails')}>
      {error ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : !mail ? (
        <ListSkeleton rows={3} />
      ) : (
        <Stack gap="sm">
          <p>
            {mail.recipient} · {t(`accounts.mailStatuses.${mail.status}`)}
            {mail.attempts > 1 && ` · ${t('accounts.mails.attempts', { count: mail.attempts })}`}
          </p>
          {mail.error && <p>{t('accounts.mails.lastError', { error: mail.error })}</p>}
          {mail.text === null ? <p>{t('accounts.mails.noText')}</p> : <pre className="mail-text">{mail.text}</pre>}
        </Stack>
      )}
    </PanelDialog>
  );
}

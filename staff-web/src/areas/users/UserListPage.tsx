import { Button } from '@mantine/core';
import { accountTypes, type User, userStatuses } from '@salient/shared/areas/users/user.ts';
import { mayResendInvitation } from '@salient/shared/areas/users/userPolicy.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../lib/icons/Icon.tsx';
import { ListPage } from '../../lib/list/ListPage.tsx';
import type { ListColumn } from '../../lib/list/listTypes.ts';
import { pathTo } from '../../lib/routing/links.ts';
import { useOpenPanel } from '../../lib/routing/useOpenPanel.ts';
import { useShortcut } from '../../lib/shortcuts/useShortcut.ts';
import { NoMailServer } from '../mails/NoMailServer.tsx';
import { type AskedInvitation, InvitationOutcome } from './InvitationOutcome.tsx';
import './users.css';
import { UserPanels } from './UserPanels.tsx';
import { userLabel } from './userLabel.ts';
import { useUserCommands } from './useUserCommands.ts';

/** The accounts of the museum's people, for administrators (USER-01, USER-02). */
export function UserListPage() {
  const { t } = useTexts();
  const panel = useOpenPanel();
  const [asked, setAsked] = useState<AskedInvitation | null>(null);
  const commands = useUserCommands((id) => setAsked({ id, isAgain: true, at: Date.now() }));
  const columns = useUserColumns();
  useShortcut('n', t('accounts.create'), () => panel.show('create'));
  return (
    <>
      <ListPage
        method="findUsers"
        title={t('pages.users')}
        lead={<NoMailServer />}
        columns={columns}
        sort={['account', 1]}
        params={(filters) => ({ filter: filters })}
        nameOf={({ account }) => account}
        rowPath={({ id }) => panel.hrefOf('edit', id)}
        rowActions={(user) => [
          {
            key: 'edit',
            label: t('accounts.edit', { name: user.account }),
            icon: <Icon name="edit" />,
            to: panel.hrefOf('edit', user.id),
          },
          ...(mayResendInvitation(user)
            ? [
                {
                  key: 'resend',
                  label: t('accounts.resend', { name: user.account }),
                  icon: <Icon name="mail" />,
                  onClick: () => commands.resend(user),
                },
              ]
            : []),
          {
            key: 'sessions',
            label: t('accounts.sessions', { name: user.account }),
            icon: <Icon name="sessions" />,
            to: panel.hrefOf('sessions', user.id),
          },
          {
            key: 'history',
            label: t('historyPanel.openOf', { name: user.account }),
            icon: <Icon name="history" />,
            to: panel.hrefOf('history', user.id),
          },
          user.status === 'suspended'
            ? {
                key: 'resume',
                label: t('accounts.resume', { name: user.account }),
                icon: <Icon name="restore" />,
                onClick: () => commands.resume(user),
              }
            : {
                key: 'suspend',
                label: t('accounts.suspend', { name: user.account }),
                icon: <Icon name="bar" />,
                onClick: () => void commands.suspend(user),
              },
          {
            key: 'remove',
            label: t('accounts.remove', { name: user.account }),
            icon: <Icon name="remove" />,
            tone: 'danger',
            onClick: () => void commands.remove(user),
          },
        ]}
        actions={
          <>
            <Button component={Link} to={pathTo('changes')} variant="default" leftSection={<Icon name="history" />}>
              {t('pages.changes')}
            </Button>
            <Button component={Link} to={pathTo('mails')} variant="default" leftSection={<Icon name="mail" />}>
              {t('pages.mails')}
            </Button>
            <Button
              component={Link}
              to={panel.hrefOf('create')}
              preventScrollReset
              leftSection={<Icon name="plus" />}
              aria-keyshortcuts="n"
            >
              {t('accounts.create')}
            </Button>
          </>
        }
      />
      <UserPanels panel={panel} onInvited={(id) => setAsked({ id, isAgain: false, at: Date.now() })} />
      {asked && (
        <InvitationOutcome
          key={asked.at}
          asked={asked}
          onSettled={() => setAsked(null)}
          onUnsent={() => panel.show('invitation', asked.id)}
        />
      )}
    </>
  );
}

function useUserColumns(): readonly ListColumn<User>[] {
  const { t } = useTexts();
  return useMemo(() => {
    const label = userLabel(t);
    const all = { value: 'all', label: t('lists.all') };
    return [
      { key: 'account', title: label('account'), sortable: true },
      {
        key: 'type',
        title: label('type'),
        sortable: true,
        render: ({ type }) => t(`users.types.${type}`),
        filter: {
          name: 'type',
          label: label('type'),
          choices: [all, ...accountTypes.map((value) => ({ value, label: t(`users.types.${value}`) }))],
        },
      },
      { key: 'name', title: label('name'), sortable: true },
      { key: 'email', title: label('email'), sortable: true },
      { key: 'phone', title: label('phone'), sortable: true, short: true },
      {
        key: 'status',
        title: label('status'),
        sortable: true,
        render: ({ status }) => (
          <span className="user-status" data-status={status}>
            {t(`users.statuses.${status}`)}
          </span>
        ),
        filter: {
          name: 'status',
          label: label('status'),
          choices: [all, ...userStatuses.map((value) => ({ value, label: t(`users.statuses.${value}`) }))],
        },
      },
    ];
  }, [t]);
}

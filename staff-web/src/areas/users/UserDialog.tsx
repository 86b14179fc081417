import { Anchor } from '@mantine/core';
import type { User } from '@salient/shared/areas/users/user.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { useOpenedRecord } from '../../lib/client/useOpenedRecord.ts';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import { EditingLine } from '../../lib/form/EditingLine.tsx';
import { EntityForm } from '../../lib/form/EntityForm.tsx';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { useServices } from '../../lib/services/services.ts';
import { UserConflict } from './UserConflict.tsx';
import { UserForm } from './UserForm.tsx';
import { userLabel } from './userLabel.ts';
import { useUserForm } from './useUserForm.ts';

interface Props {
  readonly opened: boolean;
  /** Absent for a new account. */
  readonly id: string | undefined;
  readonly historyPath?: string;
  /** Told of which new account the invitation is on its way. */
  readonly onInvited?: (id: string) => void;
  readonly onClose: () => void;
}

/** The dialog that creates or edits an account (USER-03). */
export function UserDialog({ opened: isOpen, id, historyPath, onInvited, onClose }: Props) {
  const { t } = useTexts();
  const { unsavedWork } = useServices();
  const opened = useOpenedRecord('getUser', { id: id ?? '' }, { enabled: id !== undefined });
  const leave = async () => {
    if (await unsavedWork.mayLeave('dialog')) onClose();
  };
  const name = opened.record?.account ?? '';
  return (
    <PanelDialog
      opened={isOpen}
      closesBeside={false}
      onClose={() => void leave()}
      title={id === undefined ? t('accounts.create') : t('accounts.edit', { name })}
    >
      {opened.error ? (
        <FailedNotice error={opened.error} onRetry={() => void opened.refetch()} />
      ) : id !== undefined && opened.record === null ? (
        <ListSkeleton rows={7} />
      ) : (
        <UserEditor
          user={opened.record ?? undefined}
          historyPath={historyPath}
          onInvited={onInvited}
          onClose={onClose}
          onCancel={() => void leave()}
        />
      )}
    </PanelDialog>
  );
}

interface EditorProps {
  readonly user: User | undefined;
  readonly historyPath: string | undefined;
  readonly onInvited: ((id: string) => void) | undefined;
  readonly onClose: () => void;
  readonly onCancel: () => void;
}

function UserEditor({ user, historyPath, onInvited, onClose, onCancel }: EditorProps) {
  const { t } = useTexts();
  const messages = useMessages();
  const form = useUserForm(user, (saved, isNew) => {
    const name = saved.account;
    messages.success(t(isNew ? 'accounts.created' : 'accounts.saved', { name }));
    onClose();
    if (isNew) onInvited?.(saved.id);
  });
  return (
    <>
      {user && <EditingLine record={{ type: 'app_user', id: user.id }} />}
      <EntityForm
        form={form}
        verb={t(user ? 'forms.save' : 'accounts.invite')}
        labelOf={userLabel(t)}
        onCancel={onCancel}
        aside={
          historyPath && (
            <Anchor component={Link} to={historyPath} preventScrollReset underline="always">
              {t('historyPanel.open')}
            </Anchor>
          )
        }
      >
        <UserForm form={form} />
      </EntityForm>
      <UserConflict form={form} />
    </>
  );
}

import { Button, Group } from '@mantine/core';
import { fieldText, kindText, sourceText, typeAndRecordText } from '@salient/shared/app/changeTexts.ts';
import type { Change } from '@salient/shared/areas/changes/change.ts';
import { isAdmin } from '@salient/shared/areas/users/actor.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useConfirm } from '../dialogs/ConfirmProvider.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { useActor } from '../session/useSession.ts';
import { ShownValueText } from './ShownValueText.tsx';
import { useStaleQueries } from './useStaleQueries.ts';

interface Props {
  readonly change: Change;
  /** The version that the record has now; null when no entry tells it. */
  readonly version: number | null;
  /** The change is of something that belongs to the record, such as an event of a person. */
  readonly isPart: boolean;
}

/** One saved change: what was done, by whom, when and from where, and each field before and after. */
export function ChangeEntry({ change, version, isPart }: Props) {
  const { t } = useTexts();
  const actor = useActor();
  const restore = useRestore(change, version);
  const mayRestore = isAdmin(actor) && change.restorable;
  return (
    <li className="change">
      <div>
        <strong>
          {kindText(t, change.kind)}
          {isPart && t('common.colon') + typeAndRecordText(t, change.record)}
        </strong>
        <p className="change-who">
          {change.account ?? sourceText(t, change.source)}
          {change.account && change.source !== 'staff' && ` (${sourceText(t, change.source)})`}
          {' · '}
          <time dateTime={change.at}>{momentText(change.at)}</time>
        </p>
      </div>
      <dl>
        {change.fields.map((fieldChange) => {
          const { field, before, after } = fieldChange;
          const label = fieldText(t, change.record.type, field);
          const shown = { type: change.record.type, field };
          return (
            <div key={field} className="change-field">
              <dt>{label}</dt>
              <dd>
                {change.kind === 'changed' ? (
                  <>
                    <del>
                      <span className="visually-hidden">{t('historyPanel.before')}</span>
                      <ShownValueText {...shown} value={before} />
                    </del>
                    <span aria-hidden="true"> → </span>
                    <ins>
                      <span className="visually-hidden">{t('historyPanel.after')}</span>
                      <ShownValueText {...shown} value={after} />
                    </ins>
                  </>
                ) : (
                  <ShownValueText {...shown} value={change.kind === 'created' ? after : before} />
                )}
              </dd>
              {mayRestore && change.kind === 'changed' && version !== null && !change.fixed.includes(field) && (
                <dd>
                  <Button
                    size="compact-xs"
                    variant="subtle"
                    aria-label={t('historyPanel.restoreField', { field: label })}
                    onClick={() => void restore.field(fieldChange, label)}
                  >
                    {t('historyPanel.restore')}
                  </Button>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      {mayRestore && (
        <Group>
          <RestoreWhole change={change} version={version} restore={restore} />
        </Group>
      )}
    </li>
  );
}

type Restore = ReturnType<typeof useRestore>;

/** The way back to a whole record: to how it was after this change, or to life when it was removed. */
function RestoreWhole({ change, version, restore }: Pick<Props, 'change' | 'version'> & { readonly restore: Restore }) {
  const { t } = useTexts();
  if (change.kind === 'removed') {
    return (
      <Button size="xs" variant="default" leftSection={<Icon name="restore" />} onClick={() => void restore.removed()}>
        {t('historyPanel.restoreRemoved')}
      </Button>
    );
  }
  if (change.current || version === null) return null;
  return (
    <Button size="xs" variant="default" leftSection={<Icon name="restore" />} onClick={() => void restore.version()}>
      {t('historyPanel.restoreVersion')}
    </Button>
  );
}

/** What an admin can bring back, each after a question. */
function useRestore(change: Change, version: number | null) {
  const { t } = useTexts();
  const messages = useMessages();
  const confirm = useConfirm();
  const stale = { refreshes: useStaleQueries(change.record.type) };
  const fields = useCommand('restoreFields', stale);
  const whole = useCommand('restoreVersion', stale);
  const removed = useCommand('restoreRemoved', stale);
  const name = change.record.name ?? '';
  const done = { onSuccess: () => messages.success(t('historyPanel.restored', { name })) };
  const ask = (title: string) =>
    confirm({ title, text: t('historyPanel.restoreText'), verb: t('historyPanel.restore') });
  return {
    field: async ({ field, before }: Change['fields'][number], label: string) => {
      const title = before.kind === 'empty' ? 'historyPanel.emptyFieldTitle' : 'historyPanel.restoreFieldTitle';
      if (version === null || !(await ask(t(title, { field: label, name })))) return;
      fields.mutate({ change: change.id, side: 'before', fields: [field], version }, done);
    },
    version: async () => {
      if (version === null || !(await ask(t('historyPanel.restoreVersionTitle', { name })))) return;
      whole.mutate({ change: change.id, side: 'after', version }, done);
    },
    removed: async () => {
      if (await ask(t('historyPanel.restoreRemovedTitle', { name }))) removed.mutate({ change: change.id }, done);
    },
  };
}

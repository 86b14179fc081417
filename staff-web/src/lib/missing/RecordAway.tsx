import { canEdit, isAdmin } from '@salient/shared/areas/users/actor.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { goneSchema, mergedSchema } from '@salient/shared/lib/contract/commonErrors.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { SteadyButton } from '../controls/SteadyButton.tsx';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { useStaleQueries } from '../history/useStaleQueries.ts';
import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { NotFoundPage } from '../page/NotFoundPage.tsx';
import { Notice } from '../page/Notice.tsx';
import { Page } from '../page/Page.tsx';
import { useRecordPath } from '../records/useRecordPath.ts';
import { pathTo } from '../routing/links.ts';
import { useOpenPanel } from '../routing/useOpenPanel.ts';
import { useActor } from '../session/useSession.ts';

/** Whether a record is not there, so that `RecordAway` says what became of it. */
export const isRecordAway = (error: unknown) => ['notFound', 'merged', 'gone'].includes(failureOf(error).name);

/** What the step from the address of a merged record leaves in the history, for the notice on arrival. */
const arrivedState = { cameByFormerAddress: true } as const;

/** Says why another address stands there than the one that was followed. */
export function ArrivedNotice({ text }: { readonly text: string }) {
  const { state } = useLocation();
  const isArrived = (state as Partial<typeof arrivedState> | null)?.cameByFormerAddress === true;
  return isArrived && <Notice tone="hint">{text}</Notice>;
}

/** A record that is not there, as its page speaks of it. */
export interface AwayRecord {
  readonly error: unknown;
  readonly type: HistoryType;
  /** The list of such records. */
  readonly list: 'persons' | 'places' | 'memorials' | 'military_entities' | 'contact_persons';
  readonly title: string;
}

/** What stands at the address of a record that is not there: the way to the one that remains, or that it was removed. */
export function RecordAway({ error, type, list, title }: AwayRecord) {
  const pathOf = useRecordPath();
  const { name, data } = failureOf(error);
  if (name === 'merged') {
    const path = pathOf(type, mergedSchema.parse(data).to);
    return path ? <Navigate to={path} replace state={arrivedState} /> : <NotFoundPage />;
  }
  if (name === 'gone') return <RecordGone {...goneSchema.parse(data)} type={type} list={list} title={title} />;
  return <NotFoundPage />;
}

type GoneProps = Pick<AwayRecord, 'type' | 'list' | 'title'> & { readonly id: string; readonly at: string };

/** The page of a removed record: since when, and for an admin the way back. */
export function RecordGone({ id, at, type, list, title }: GoneProps) {
  const { t } = useTexts();
  const actor = useActor();
  const { shown, hrefOf, close } = useOpenPanel();
  return (
    <Page title={title}>
      <div className="notice-page">
        <p>{t('merging.gone.text', { when: momentText(at) })}</p>
        {isAdmin(actor) ? <Restore id={id} type={type} /> : canEdit(actor) && <p>{t('merging.gone.admin')}</p>}
        {canEdit(actor) && (
          <Link to={hrefOf('history', id)} preventScrollReset>
            {t('historyPanel.open')}
          </Link>
        )}
        <Link to={pathTo(list)}>{t(`pages.${list}`)}</Link>
      </div>
      {shown?.panel === 'history' && canEdit(actor) && (
        <HistoryPanel key={shown.key} opened={shown.opened} record={{ type, id }} onClose={close} />
      )}
    </Page>
  );
}

function Restore({ id, type }: { readonly id: string; readonly type: HistoryType }) {
  const { t } = useTexts();
  const messages = useMessages();
  const { data } = useMethod('findChanges', { type, id, limit: 1 });
  const restore = useCommand('restoreRemoved', { refreshes: useStaleQueries(type) });
  const [change] = data?.data ?? [];
  if (change?.kind !== 'removed' || !change.restorable) return null;
  const done = () => messages.success(t('historyPanel.restored', { name: change.record.name ?? '' }));
  return (
    <SteadyButton
      leftSection={<Icon name="restore" />}
      loading={restore.isPending}
      onClick={() => restore.mutate({ change: change.id }, { onSuccess: done })}
    >
      {t('merging.gone.restore')}
    </SteadyButton>
  );
}

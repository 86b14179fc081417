import type { Memorial } from '@salient/shared/areas/memorials/memorial.ts';
import { DiedDate } from '@salient/shared/areas/persons/DiedDate.tsx';
import type { PersonOnMemorial } from '@salient/shared/areas/persons/memoratedMethods.ts';
import { listName } from '@salient/shared/areas/persons/personNames.ts';
import { mayEditPerson } from '@salient/shared/areas/persons/personPolicy.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useConfirm } from '../../../lib/dialogs/ConfirmProvider.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { ListBody } from '../../../lib/list/ListBody.tsx';
import type { ListColumn, RowAction } from '../../../lib/list/listTypes.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { pathTo, withVia } from '../../../lib/routing/links.ts';
import { useActor } from '../../../lib/session/useSession.ts';
import { useNameOf } from '../useNameOf.ts';
import { AddToMemorial } from './AddToMemorial.tsx';
import { memoratedQueries } from './memoratedQueries.ts';

/** The persons on a memorial; editors bring somebody there and take somebody off (MEMORIAL-04). */
export function PersonsOnMemorial({ memorial }: { readonly memorial: Memorial }) {
  const { t } = useTexts();
  const actor = useActor();
  const nameOf = useNameOf();
  const isEditor = canEdit(actor);
  const columns = useColumns(memorial, isEditor);
  const takeOff = useTakeOff(memorial);
  const showOnly = useShowOnly();
  const actionsOf = (person: PersonOnMemorial): readonly RowAction[] => {
    if (!mayEditPerson(actor, person)) return [];
    const label = t('memorialRecord.persons.remove', { name: nameOf(person) });
    return [
      { key: 'remove', label, icon: <Icon name="remove" />, tone: 'danger', onClick: () => void takeOff(person) },
    ];
  };
  return (
    <div className="memorial-persons">
      <h2>{t('memorialRecord.persons.title')}</h2>
      {isEditor && <AddToMemorial memorial={memorial} onShow={showOnly} />}
      <ListBody
        method="findPersonOnMemorial"
        title={t('memorialRecord.persons.title')}
        columns={columns}
        sort={['name', 1]}
        searchDelay={500}
        params={() => ({ memorialId: memorial.id })}
        nameOf={nameOf}
        rowPath={(person) => withVia(pathTo('person', { id: person.id }), { code: 'memorial', id: memorial.id })}
        {...(isEditor ? { rowActions: actionsOf } : {})}
        emptyText={t('memorialRecord.persons.empty')}
      />
    </div>
  );
}

/** Narrows the list to a name: whoever was brought there stands on any page of it. */
function useShowOnly() {
  const [, setAddress] = useSearchParams();
  return (name: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('text', name);
        next.delete('page');
        return next;
      },
      { preventScrollReset: true },
    );
}

/** Which grave it is, is said of a cemetery alone; on which other memorials somebody stands, to editors. */
function useColumns({ id, type }: Memorial, isEditor: boolean): readonly ListColumn<PersonOnMemorial>[] {
  const { t } = useTexts();
  return useMemo(() => {
    const kinds: ListColumn<PersonOnMemorial> = {
      key: 'kind',
      title: t('memorialRecord.persons.kind'),
      render: ({ mentions }) => [...new Set(mentions.map(({ kind }) => t(`events.memorialKinds.${kind}`)))].join(', '),
    };
    const memorials: ListColumn<PersonOnMemorial> = {
      key: 'memorials',
      title: t('pages.memorials'),
      render: ({ memorials: all = [] }) =>
        [...new Set(all.filter((other) => other.id !== id).map(({ name }) => name))].join(', '),
    };
    return [
      {
        key: 'name',
        title: t('persons.fields.name'),
        sortable: true,
        render: (person) => listName(person) || t('persons.nameless'),
      },
      {
        key: 'born',
        title: t('persons.fields.born'),
        sortable: true,
        render: ({ sort_born_date }) => <DateText date={sort_born_date} />,
      },
      {
        key: 'died',
        title: t('persons.fields.died'),
        sortable: true,
        render: (person) => <DiedDate person={person} />,
      },
      ...(type === 'cemetery' ? [kinds] : []),
      {
        key: 'ref',
        title: t('memorialRecord.persons.ref'),
        render: ({ mentions }) => mentions.flatMap(({ ref }) => ref || []).join(', '),
      },
      ...(isEditor ? [memorials] : []),
    ];
  }, [t, id, type, isEditor]);
}

/** Asks before a person is taken off a memorial, says that it was done, and offers the way back. */
function useTakeOff({ id: memorialId, name: memorial }: Memorial) {
  const { t } = useTexts();
  const nameOf = useNameOf();
  const confirm = useConfirm();
  const messages = useMessages();
  const remove = useCommand('removePersonFromMemorial', { refreshes: memoratedQueries });
  const bringBack = useCommand('returnPersonToMemorial', { refreshes: memoratedQueries });
  return async (person: PersonOnMemorial) => {
    const names = { name: nameOf(person), memorial };
    const isSure = await confirm({
      title: t('memorialRecord.persons.removeTitle', names),
      text: t('memorialRecord.persons.removeText'),
      verb: t('memorialRecord.persons.removeVerb'),
      tone: 'danger',
    });
    if (!isSure) return;
    remove.mutate(
      { personId: person.id, memorialId },
      {
        onSuccess: ({ events }) => {
          const undo = () =>
            bringBack.mutate(
              { personId: person.id, memorialId, events },
              { onSuccess: () => messages.success(t('memorialRecord.persons.returned', names)) },
            );
          messages.success(t('memorialRecord.persons.removed', names), {
            ...(events.length > 0 && { action: { label: t('recordMerges.undo'), run: undo } }),
          });
        },
      },
    );
  };
}

import type { Person } from '@salient/shared/areas/persons/person.ts';
import { listName } from '@salient/shared/areas/persons/personNames.ts';
import { mayEditPerson } from '@salient/shared/areas/persons/personPolicy.ts';
import type { Project } from '@salient/shared/areas/projects/project.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { useConfirm } from '../../../lib/dialogs/ConfirmProvider.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { ListBody } from '../../../lib/list/ListBody.tsx';
import type { RowAction } from '../../../lib/list/listTypes.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { pathTo, withVia } from '../../../lib/routing/links.ts';
import { useActor } from '../../../lib/session/useSession.ts';
import { PersonPicker } from '../PersonPicker.tsx';
import { personDetails, usePersonColumns } from '../usePersonColumns.tsx';
import '../persons.css';
import { useMemberships } from './useMemberships.ts';

/** Who belongs to a project (PROJECT-02); editors bring persons in and take them out. */
export function ProjectPersons({ project }: { readonly project: Project }) {
  const { t } = useTexts();
  const actor = useActor();
  const client = useClient();
  const confirm = useConfirm();
  const messages = useMessages();
  const columns = usePersonColumns();
  const { add, take, isBusy } = useMemberships();
  const isEditor = canEdit(actor);
  const { id, title } = project;
  const nameOf = (person: Person) => listName(person) || t('persons.nameless');
  const actionsOf = (person: Person): readonly RowAction[] =>
    mayEditPerson(actor, person)
      ? [
          {
            key: 'remove',
            label: t('projectPages.takeOut', { name: nameOf(person) }),
            icon: <Icon name="remove" />,
            tone: 'danger',
            onClick: () => void take(project, { ids: [person.id] }).catch(() => undefined),
          },
        ]
      : [];
  const firstOf = async (text: string, filter: Readonly<Record<string, string>>) => {
    const { data } = await client.findPersonsByProjectMembership({ project: id, text, filter, limit: 10 });
    return data;
  };
  const takeAll = async (text: string, filter: Readonly<Record<string, string>>, count: number) => {
    // A search finds names that only resemble what was typed: who goes is named before they go.
    const shown = await firstOf(text, filter).catch(messages.failure);
    if (!shown) return;
    const answer = await confirm({
      title: t('projectPages.takeAllTitle', { count, title }),
      text: (
        <>
          <p>{t('projectPages.takeAllText')}</p>
          <ul className="project-taken">
            {shown.map((person) => (
              <li key={person.id}>{nameOf(person)}</li>
            ))}
          </ul>
          {count > shown.length && <p>{t('projectPages.takeAllMore', { count: count - shown.length })}</p>}
        </>
      ),
      verb: t('projectPages.takeAllVerb'),
      tone: 'danger',
    });
    if (!answer) return;
    await take(project, { search: { text, filter } }).catch(() => undefined);
  };
  return (
    <>
      {isEditor && (
        <div className="project-add">
          <PersonPicker
            label={t('projectPages.addPerson')}
            hint={t('projectPages.addPersonHint')}
            readOnly={isBusy}
            onPick={(person) => void add(project, { ids: [person] }).catch(() => undefined)}
          />
        </div>
      )}
      <ListBody
        method="findPersonsByProjectMembership"
        title={t('projectPages.tabs.persons')}
        columns={columns}
        sort={['name', 1]}
        searchDelay={500}
        params={(filter) => ({ project: id, filter, extend: personDetails })}
        nameOf={nameOf}
        rowPath={(person) => withVia(pathTo('person', { id: person.id }), { code: 'project', id })}
        emptyText={t('projectPages.noPersons')}
        {...(isEditor ? { rowActions: actionsOf } : {})}
        wholeList={({ text = '', filter }, total) =>
          isEditor &&
          total !== null &&
          total > 0 && (
            <SteadyButton
              variant="default"
              loading={isBusy}
              onClick={() => void takeAll(text, filter as Readonly<Record<string, string>>, total)}
            >
              {t('projectPages.takeAll', { count: total })}
            </SteadyButton>
          )
        }
      />
    </>
  );
}

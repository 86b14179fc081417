import { projectTypes } from '@salient/shared/areas/projects/projectFields.ts';
import { canEdit, isAdmin } from '@salient/shared/areas/users/actor.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRemoval } from '../../lib/dialogs/useRemoval.ts';
import { HistoryPanel } from '../../lib/history/HistoryPanel.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { ListPage } from '../../lib/list/ListPage.tsx';
import type { ListColumn, RowAction, RowOf } from '../../lib/list/listTypes.ts';
import { NewRecordLink } from '../../lib/list/NewRecordLink.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import { useOpenPanel } from '../../lib/routing/useOpenPanel.ts';
import { useActor } from '../../lib/session/useSession.ts';
import { ProjectDialog } from './ProjectDialog.tsx';
import { projectPeriod } from './projectPeriod.ts';
import { projectQueries } from './useProjectForm.ts';

type Row = RowOf<'findProjects'>;
type Params = ParamsOf<Methods['findProjects']>;

/** The projects (PROJECT-01, PROJECT-10); administrators make, change and remove them (M-091 to M-093). */
export function ProjectListPage() {
  const { t } = useTexts();
  const actor = useActor();
  const navigate = useNavigate();
  const columns = useProjectColumns();
  const { shown, hrefOf, close, finish } = useOpenPanel();
  const removal = useRemoval();
  const remove = useCommand('removeProject', { refreshes: projectQueries });
  const mayChange = isAdmin(actor);
  const actionsOf = ({ id, version, title: name }: Row): readonly RowAction[] => {
    const history: RowAction = {
      key: 'history',
      label: t('historyPanel.openOf', { name }),
      icon: <Icon name="history" />,
      to: hrefOf('history', id),
    };
    if (!mayChange) return [history];
    return [
      {
        key: 'edit',
        label: t('projectPages.edit', { title: name }),
        icon: <Icon name="edit" />,
        to: hrefOf('edit', id),
      },
      history,
      {
        key: 'remove',
        label: t('projectPages.remove', { name }),
        icon: <Icon name="remove" />,
        tone: 'danger',
        onClick: () =>
          void removal({
            name,
            text: t('projectPages.removeText'),
            run: () => remove.mutateAsync({ id, version }),
          }),
      },
    ];
  };
  return (
    <>
      <ListPage
        method="findProjects"
        title={t('pages.projects')}
        columns={columns}
        sort={['title', 1]}
        params={(filter) => ({ filter: filter as NonNullable<Params['filter']> })}
        nameOf={({ title }) => title}
        rowPath={({ id }) => pathTo('project', { id })}
        {...(canEdit(actor) ? { rowActions: actionsOf } : {})}
        actions={mayChange && <NewRecordLink to={hrefOf('create')} title={t('projectPages.create')} />}
      />
      {mayChange && (shown?.panel === 'create' || shown?.panel === 'edit') && (
        <ProjectDialog
          key={shown.key}
          opened={shown.opened}
          id={shown.panel === 'edit' ? shown.id : undefined}
          onClose={close}
          // Who made one goes on with its persons.
          onSaved={(id) => (shown.panel === 'create' ? void navigate(pathTo('project', { id })) : finish())}
        />
      )}
      {shown?.panel === 'history' && shown.id && (
        <HistoryPanel
          key={shown.key}
          opened={shown.opened}
          record={{ type: 'project', id: shown.id }}
          onClose={close}
        />
      )}
    </>
  );
}

function useProjectColumns(): readonly ListColumn<Row>[] {
  const { t, language } = useTexts();
  return useMemo(
    () => [
      {
        key: 'title',
        title: t('projectRecord.fields.title'),
        sortable: true,
        width: 'minmax(14rem, 1fr)',
        render: ({ title }) => <strong>{title}</strong>,
      },
      {
        key: 'type',
        title: t('projectRecord.fields.type'),
        sortable: true,
        render: ({ type }) => t(`projectRecord.types.${type}`),
        filter: {
          name: 'type',
          label: t('projectRecord.fields.type'),
          choices: [
            { value: 'all', label: t('lists.all') },
            ...projectTypes.map((value) => ({ value, label: t(`projectRecord.types.${value}`) })),
          ],
        },
      },
      {
        key: 'from',
        title: t('projectRecord.fields.from'),
        sortable: true,
        short: true,
        render: (project) => <DateText date={projectPeriod(project).from_date} />,
      },
      {
        key: 'to',
        title: t('projectRecord.fields.to'),
        sortable: true,
        short: true,
        render: (project) => <DateText date={projectPeriod(project).to_date} />,
      },
      {
        key: 'nbr_of_persons',
        title: t('projectPages.persons'),
        sortable: true,
        largestFirst: true,
        numeric: true,
        render: ({ nbr_of_persons }) => nbr_of_persons.toLocaleString(locales[language]),
      },
    ],
    [t, language],
  );
}

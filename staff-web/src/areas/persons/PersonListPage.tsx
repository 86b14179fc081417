import { Button, Switch } from '@mantine/core';
import { type Dataset, datasets } from '@salient/shared/areas/datasets/datasets.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { listName } from '@salient/shared/areas/persons/personNames.ts';
import { mayEditPerson } from '@salient/shared/areas/persons/personPolicy.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { HistoryPanel } from '../../lib/history/HistoryPanel.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { ListPage } from '../../lib/list/ListPage.tsx';
import type { ListFilter, RowAction } from '../../lib/list/listTypes.ts';
import { NewRecordLink } from '../../lib/list/NewRecordLink.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import { useOpenPanel } from '../../lib/routing/useOpenPanel.ts';
import { useActor, useUser } from '../../lib/session/useSession.ts';
import { usePreference } from '../../lib/store/usePreference.ts';
import { MergePanel } from './merge/MergePanel.tsx';
import { MergePickBar } from './merge/MergePickBar.tsx';
import { SuggestionsLink } from './merge/suggestions/SuggestionsLink.tsx';
import { useMergeRowAction } from './merge/useMergeRowAction.tsx';
import { usePersonSlots } from './personSlots.ts';
import { AddAllToProject } from './projects/AddAllToProject.tsx';
import { AddToProjectDialog } from './projects/AddToProjectDialog.tsx';
import { RemovePersonDialog } from './RemovePersonDialog.tsx';
import { personDetails, usePersonColumns } from './usePersonColumns.tsx';
import './persons.css';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** The persons of the names list and beyond (PERSON-01, PERSON-08). */
export function PersonListPage() {
  const { t } = useTexts();
  const { FeedbackLink } = usePersonSlots();
  const actor = useActor();
  const user = useUser();
  const columns = usePersonColumns();
  const dataset = useDatasetFilter();
  const [soundsAlike, setSoundsAlike] = usePreference(`persons.soundsAlike.${user?.id ?? ''}`, false, isBoolean);
  const panel = useOpenPanel();
  const { shown, hrefOf, close } = panel;
  const filters = useMemo(() => [dataset], [dataset]);
  const nameOf = (person: Person) => listName(person) || t('persons.nameless');
  const mergeAction = useMergeRowAction(hrefOf, nameOf);
  const actionsOf = (person: Person): readonly RowAction[] => {
    const name = nameOf(person);
    const history: RowAction = {
      key: 'history',
      label: t('historyPanel.openOf', { name }),
      icon: <Icon name="history" />,
      to: hrefOf('history', person.id),
    };
    if (!mayEditPerson(actor, person)) return [history];
    return [
      {
        key: 'edit',
        label: t('personRecord.edit', { name }),
        icon: <Icon name="edit" />,
        to: pathTo('person_edit', { id: person.id }),
      },
      history,
      mergeAction(person),
      {
        key: 'project',
        label: t('projectPages.addOne', { name }),
        icon: <Icon name="project" />,
        to: hrefOf('project', person.id),
      },
      {
        key: 'remove',
        label: t('personRecord.remove', { name }),
        icon: <Icon name="remove" />,
        tone: 'danger',
        to: hrefOf('remove', person.id),
      },
    ];
  };
  return (
    <>
      <ListPage
        method="findPerson"
        title={t('pages.persons')}
        columns={columns}
        sort={['name', 1]}
        bestFirst
        searchDelay={500}
        filters={filters}
        searchOptions={
          <Switch
            className="list-switch"
            label={t('personRecord.soundsAlike')}
            checked={soundsAlike}
            onChange={({ currentTarget: { checked } }) => setSoundsAlike(checked)}
          />
        }
        params={({ dataset: chosen, ...filter }) => ({
          dataset: (chosen ?? dataset.choices[0]?.value) as Dataset,
          filter,
          sounds_alike: soundsAlike,
          extend: personDetails,
        })}
        nameOf={nameOf}
        rowPath={({ id }) => pathTo('person', { id })}
        rowActions={canEdit(actor) ? actionsOf : undefined}
        lead={canEdit(actor) && <MergePickBar />}
        wholeList={(search, total) => canEdit(actor) && <AddAllToProject search={search} total={total} />}
        actions={
          canEdit(actor) && (
            <>
              <FeedbackLink />
              <SuggestionsLink />
              <Button component={Link} to={pathTo('names_of_day')} variant="default" leftSection={<Icon name="list" />}>
                {t('pages.names_of_day')}
              </Button>
              <NewRecordLink to={pathTo('person_create')} title={t('pages.person_create')} />
            </>
          )
        }
      />
      {shown?.panel === 'history' && shown.id && (
        <HistoryPanel key={shown.key} opened={shown.opened} record={{ type: 'person', id: shown.id }} onClose={close} />
      )}
      {canEdit(actor) && <MergePanel panel={panel} />}
      {shown?.panel === 'project' && shown.id && canEdit(actor) && (
        <AddToProjectDialog
          key={shown.key}
          opened={shown.opened}
          persons={{ ids: [shown.id] }}
          count={1}
          onClose={close}
        />
      )}
      {shown?.panel === 'remove' && shown.id && (
        <RemovePersonDialog key={shown.key} opened={shown.opened} id={shown.id} onClose={close} />
      )}
    </>
  );
}

/** The dataset stands in the address as the documents have it (PERSON-03); an account may be held to one (USER-18). */
function useDatasetFilter(): ListFilter {
  const { t } = useTexts();
  const user = useUser();
  const own = user?.dataset ?? 'any';
  return useMemo(() => {
    const offered = own === 'any' ? datasets : datasets.filter((each) => each === own);
    return {
      name: 'dataset',
      label: t('persons.fields.dataset'),
      choices: offered.map((value) => ({ value, label: t(`persons.datasets.${value}`) })),
    };
  }, [t, own]);
}

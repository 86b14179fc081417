import type { MilitaryEntity } from '@salient/shared/areas/military/militaryEntity.ts';
import { DiedDate } from '@salient/shared/areas/persons/DiedDate.tsx';
import { listName } from '@salient/shared/areas/persons/personNames.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import { useMemo } from 'react';
import { ListBody } from '../../../lib/list/ListBody.tsx';
import type { ListColumn, RowOf } from '../../../lib/list/listTypes.ts';
import { pathTo, withVia } from '../../../lib/routing/links.ts';

type Soldier = RowOf<'getMilitaryEntitySoldiers'>;

/** Who served in a regiment or a unit (MILITARY-26, MILITARY-30). */
export function SoldierList({ entity }: { readonly entity: MilitaryEntity }) {
  const { t } = useTexts();
  const columns = useSoldierColumns();
  const { id, army, regiment, unit, unit_nr } = entity;
  const nameOf = (person: Soldier) => listName(person) || t('persons.nameless');
  return (
    <ListBody
      method="getMilitaryEntitySoldiers"
      title={t('military.tabs.persons')}
      columns={columns}
      sort={['name', 1]}
      searchDelay={500}
      params={() => ({ army, regiment, unit, unit_nr, extend: ['military_events' as const] })}
      nameOf={nameOf}
      rowPath={(person) => withVia(pathTo('person', { id: person.id }), { code: 'military_entity', id })}
      emptyText={t('military.persons.empty')}
    />
  );
}

function useSoldierColumns(): readonly ListColumn<Soldier>[] {
  const { t } = useTexts();
  return useMemo(
    () => [
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
      {
        key: 'details',
        title: t('military.persons.details'),
        render: ({ military_details: details }) =>
          [details?.rank, details?.number, details?.regiment, details?.unit_nr, details?.unit]
            .filter(Boolean)
            .join(', '),
      },
    ],
    [t],
  );
}

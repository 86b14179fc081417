import { armyInFull } from '@salient/shared/areas/military/names/armyNames.ts';
import { militaryName } from '@salient/shared/areas/military/names/militaryName.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { periodText } from '../../../lib/dates/periodText.ts';
import { ListBody } from '../../../lib/list/ListBody.tsx';
import type { ListColumn, RowOf } from '../../../lib/list/listTypes.ts';
import { pathTo, withVia } from '../../../lib/routing/links.ts';

type SubEntity = RowOf<'getMilitaryEntitiesIn'>;

/** The entities that name this one as their parent (MILITARY-20, MILITARY-26). */
export function SubEntityList({ id }: { readonly id: string }) {
  const { t, language } = useTexts();
  const columns = useMemo(
    (): readonly ListColumn<SubEntity>[] => [
      { key: 'name', title: t('military.entities.name'), render: militaryName },
      { key: 'type', title: t('military.fields.type'), render: ({ type }) => t(`military.types.${type}`) },
      {
        key: 'army',
        title: t('military.fields.army'),
        sortable: true,
        render: ({ army }) => armyInFull(army, language),
      },
      {
        key: 'period',
        title: t('military.entities.period'),
        render: ({ periods }) => periods.map((period) => periodText(t, period)).join('; '),
      },
    ],
    [t, language],
  );
  return (
    <ListBody
      method="getMilitaryEntitiesIn"
      title={t('military.tabs.entities')}
      columns={columns}
      sort={null}
      searchDelay={500}
      params={() => ({ id })}
      nameOf={militaryName}
      rowPath={(entity) => withVia(pathTo('military_entity', { id: entity.id }), { code: 'military_entity', id })}
      emptyText={t('military.entities.empty')}
    />
  );
}

import type { MilitaryEntity } from '@salient/shared/areas/military/militaryEntity.ts';
import type { UnitFacts } from '@salient/shared/areas/military/militaryMergeMethods.ts';
import { militaryName } from '@salient/shared/areas/military/names/militaryName.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { periodText } from '../../../lib/dates/periodText.ts';
import { DoublesPage, type DoublesSide } from '../../../lib/merges/DoublesPage.tsx';
import { militaryReference } from '../../../lib/picker/referenceSources.ts';
import { pathTo } from '../../../lib/routing/links.ts';
import { useOpenPanel } from '../../../lib/routing/useOpenPanel.ts';
import { MilitaryMergePanel } from './MilitaryMergePanel.tsx';

/** A unit may have gone through many brigades; one more is shown rather than said. */
const mostParents = 3;

/** Military entities that may be one, pair by pair, those first in which most persons served (MILITARY-34). */
export function MilitaryDoublesPage() {
  const texts = useTexts();
  const { t } = texts;
  const panel = useOpenPanel();
  const sideOf = (entity: MilitaryEntity, { persons, parents, ...days }: UnitFacts): DoublesSide => {
    const { id, name, facts } = militaryReference(entity, texts);
    const shown = parents.length === mostParents + 1 ? parents : parents.slice(0, mostParents);
    const rest = parents.length - shown.length;
    const told = [
      t(`military.types.${entity.type}`),
      ...facts,
      ...shown.map(militaryName),
      ...(rest > 0 ? [t('recordMerges.more', { count: rest })] : []),
      ...(hasDays(days) ? [periodText(t, days)] : []),
      t('recordMerges.doubles.persons', { count: persons }),
    ];
    return { id, name, path: pathTo('military_entity', { id }), facts: told };
  };
  return (
    <DoublesPage
      method="findMilitaryDoubles"
      title={t('pages.military_doubles')}
      lead={t('military.doubles.lead')}
      noneText={t('military.doubles.none')}
      sidesOf={({ first, second, facts }) => [sideOf(first, facts.first), sideOf(second, facts.second)]}
      panel={panel}
    >
      <MilitaryMergePanel panel={panel} />
    </DoublesPage>
  );
}

const hasDays = ({ from_date, to_date }: Pick<UnitFacts, 'from_date' | 'to_date'>) => /[0-9]/.test(from_date + to_date);

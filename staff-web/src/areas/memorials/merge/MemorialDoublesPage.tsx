import type { Memorial } from '@salient/shared/areas/memorials/memorial.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DoublesPage, type DoublesSide } from '../../../lib/merges/DoublesPage.tsx';
import { memorialReference } from '../../../lib/picker/referenceSources.ts';
import { pathTo } from '../../../lib/routing/links.ts';
import { useOpenPanel } from '../../../lib/routing/useOpenPanel.ts';
import { MemorialMergePanel } from './MemorialMergePanel.tsx';
import '../memorials.css';

/** Memorials that may be one, pair by pair. */
export function MemorialDoublesPage() {
  const texts = useTexts();
  const { t } = texts;
  const panel = useOpenPanel();
  const sideOf = (memorial: Memorial): DoublesSide => {
    const { name, facts } = memorialReference(memorial, texts);
    const persons = t('recordMerges.doubles.persons', { count: memorial.extend_nbr_of_persons ?? 0 });
    const { id } = memorial;
    return { id, name, path: pathTo('memorial', { id }), facts: [...facts, persons] };
  };
  return (
    <DoublesPage
      method="findMemorialDoubles"
      title={t('pages.memorial_doubles')}
      lead={t('memorialDoubles.lead')}
      noneText={t('memorialDoubles.none')}
      sidesOf={({ first, second }) => [sideOf(first), sideOf(second)]}
      panel={panel}
    >
      <MemorialMergePanel panel={panel} />
    </DoublesPage>
  );
}

import type { BulkPerson } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import { listName } from '@salient/shared/areas/persons/personNames.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { pathTo } from '../../../lib/routing/links.ts';

interface Props {
  readonly title: string;
  readonly persons: readonly BulkPerson[];
  /** Whether it is told what would become of each, not what became. */
  readonly isPreview?: boolean;
}

/** Persons with what becomes of each; a name opens its person in another tab. */
export function BulkPersons({ title, persons, isPreview = false }: Props) {
  const { t } = useTexts();
  return (
    <section aria-label={title}>
      <h3 className="bulk-heading">{title}</h3>
      <ul className="bulk-persons">
        {persons.map(({ id, outcome, ...name }) => (
          <li key={id}>
            <a href={pathTo('person', { id })} target="_blank" rel="noreferrer">
              {listName(name) || t('persons.nameless')}
            </a>
            <span>{isPreview ? wouldBe(outcome, t) : t(`bulkChanges.outcomes.${outcome ?? 'waiting'}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const wouldBe = (outcome: BulkPerson['outcome'], t: Translate): string =>
  outcome === 'changed' || outcome === 'unchanged' || outcome === 'refused' ? t(`bulkChanges.wouldBe.${outcome}`) : '';

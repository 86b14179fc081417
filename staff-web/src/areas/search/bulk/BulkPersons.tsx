import type { BulkPerson } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import { listName } from '@salient/shared/areas/persons/personNames.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { pathTo } from '../../../lib/routing/links.ts';

interface Props {
  readonly title: string;
  readonly persons: readonly BulkPerson[];
  /** Where the words stand for what became of each, or would. */
  readonly words: 'bulkChanges.wouldBe' | 'bulkChanges.outcomes';
}

/** Persons with what becomes of each; a name opens its person in another tab. */
export function BulkPersons({ title, persons, words }: Props) {
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
            <span>{t(`${words}.${outcome ?? 'waiting'}` as 'bulkChanges.outcomes.changed')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

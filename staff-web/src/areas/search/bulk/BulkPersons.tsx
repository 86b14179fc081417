import { Pagination } from '@mantine/core';
import type { BulkPerson } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import { listName } from '@salient/shared/areas/persons/personNames.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { SelectField } from '../../../lib/form/fields.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { field } from '../csv/field.ts';

/** Persons that are listed at once. */
export const personsPerPage = 10;

/** Which of the persons of a change are listed: those of one outcome, or all. */
export interface PersonsShown<Outcome extends string> {
  readonly outcome: Outcome | null;
  /** From 1. */
  readonly page: number;
}

interface Props<Outcome extends string> {
  readonly title: string;
  readonly persons: readonly BulkPerson[];
  /** How many there are of each outcome; those of which there are none are no choice. */
  readonly counts: readonly (readonly [Outcome, number])[];
  readonly shown: PersonsShown<Outcome>;
  readonly onShow: (shown: PersonsShown<Outcome>) => void;
  readonly textOf: (outcome: BulkPerson['outcome']) => string;
}

/** Persons with what becomes of each, page by page; a name opens its person in another tab. */
export function BulkPersons<Outcome extends BulkPerson['outcome'] | 'waiting'>(props: Props<NonNullable<Outcome>>) {
  const { title, persons, counts, shown, onShow, textOf } = props;
  const { t } = useTexts();
  const some = counts.filter(([, count]) => count > 0);
  const total = some.reduce((sum, [outcome, count]) => sum + (outcome === (shown.outcome ?? outcome) ? count : 0), 0);
  const all = some.reduce((sum, [, count]) => sum + count, 0);
  const pages = Math.ceil(total / personsPerPage);
  return (
    <section aria-label={title} className="bulk-list">
      <h3 className="bulk-heading">{title}</h3>
      {some.length > 1 && (
        <SelectField
          {...field('outcome')}
          label={t('bulkChanges.show')}
          value={shown.outcome ?? 'all'}
          choices={[
            { value: 'all' as const, label: t('bulkChanges.all', { count: all }) },
            ...some.map(([value, count]) => ({
              value,
              label: t('bulkChanges.ofOutcome', { outcome: textOf(value === 'waiting' ? null : value), count }),
            })),
          ]}
          onChange={(outcome) => onShow({ outcome: outcome === 'all' ? null : outcome, page: 1 })}
        />
      )}
      <ul className="bulk-persons">
        {persons.map(({ id, outcome, ...name }) => (
          <li key={id}>
            <a href={pathTo('person', { id })} target="_blank" rel="noreferrer">
              {listName(name) || t('persons.nameless')}
            </a>
            <span>{textOf(outcome)}</span>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <Pagination
          aria-label={t('bulkChanges.pages')}
          size="sm"
          total={pages}
          value={shown.page}
          onChange={(page) => onShow({ ...shown, page })}
        />
      )}
    </section>
  );
}

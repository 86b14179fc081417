import { locales } from '../../../lib/i18n/languages.ts';
import type { Texts, Translate } from '../../../lib/i18n/texts.ts';
import { describeEventType, describeFilters, describeInputs } from './describeFilters.ts';
import { type EventFilter, isEmptyQuery, type SearchQuery } from './searchQuery.ts';

/**
 * What a search asks, as one sentence in the reader's language, so that whoever built it sees how it is understood.
 *
 * @param projectTitle of the project that the search names.
 */
export function questionSentence(query: SearchQuery, { t, language }: Texts, projectTitle?: string): string {
  if (isEmptyQuery(query)) return t('personSearch.everybody');
  const { project, events = [], ...person } = query;
  const labels = [
    ...describeFilters(person, t).map(({ label }) => label),
    ...(project === undefined ? [] : [projectLabel(projectTitle, t)]),
    ...events.map((event) => eventLabel(event, t)),
  ];
  const conditions = new Intl.ListFormat(locales[language]).format(labels);
  // Abbreviations bring their own full stop, as of an army.
  return t('personSearch.question', { conditions: conditions.replace(/\.$/, '') });
}

function projectLabel(title: string | undefined, t: Translate): string {
  if (title === undefined) return t('filters.chips.projectPersons');
  return t('filters.chips.plain', { field: t('persons.fields.project'), value: title });
}

/** The event with its inputs in brackets, so that one sees which belong together. */
function eventLabel(filter: EventFilter, t: Translate): string {
  const event = describeEventType(filter, t);
  const parts = describeInputs(filter.inputs, t);
  return parts.length === 0 ? event : t('personSearch.event', { event, inputs: parts.join('; ') });
}

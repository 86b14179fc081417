import { locales } from '../../../lib/i18n/languages.ts';
import type { Texts, Translate } from '../../../lib/i18n/texts.ts';
import type { RelationType } from '../../relations/relationTypes.ts';
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
  const none = noneLabels(person, t);
  const labels = [
    ...describeFilters(person, t).flatMap(({ key, label }) => none[key as keyof SearchQuery] ?? label),
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

/** Whom a person is not related to, and what no document is in, in place of the fields that say so. */
function noneLabels(
  { relation, related, collection }: SearchQuery,
  t: Translate,
): Partial<Record<keyof SearchQuery, readonly string[]>> {
  const kind = relation?.toLowerCase() as RelationType | undefined;
  return {
    ...(related?.mode === 'empty'
      ? { relation: [], related: [t(kind ? `personSearch.noRelation.${kind}` : 'personSearch.noRelations')] }
      : {}),
    ...(collection?.mode === 'empty' ? { collection: [t('personSearch.noCollection')] } : {}),
  };
}

/** The event with its inputs in brackets, so that one sees which belong together. */
function eventLabel(filter: EventFilter, t: Translate): string {
  const event = describeEventType(filter, t);
  const parts = describeInputs(filter.inputs, t);
  return parts.length === 0
    ? event
    : t('personSearch.event', { event, inputs: parts.join(t('personSearch.betweenInputs')) });
}

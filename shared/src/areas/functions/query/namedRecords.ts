import { withInput } from './eventFilters.ts';
import { cleanQuery, type SearchQuery } from './searchQuery.ts';

/** A record that a question names by its id. */
export interface NamedRecord {
  /** Of the field that names it, as errors have it: `project`, `events.0.inputs.place`. */
  readonly path: string;
  /** As it was called when it was chosen; null of a project, of which a question keeps the id alone. */
  readonly name: string | null;
}

export function namedRecords(query: SearchQuery): readonly NamedRecord[] {
  const { project, related, collection, events = [] } = query;
  const chosen = (path: string, value: unknown): NamedRecord[] => {
    if (typeof value !== 'object' || value === null || !('id' in value) || !('value' in value)) return [];
    return [{ path, name: String(value.value) }];
  };
  return [
    ...(project === undefined ? [] : [{ path: 'project', name: null }]),
    ...chosen('related', related),
    ...chosen('collection', collection),
    ...events.flatMap(({ inputs }, index) =>
      Object.entries(inputs).flatMap(([name, value]) => chosen(`events.${index}.inputs.${name}`, value)),
    ),
  ];
}

/** The question without the field at `path`; an event stays, without that of it. */
export function withoutField(query: SearchQuery, path: string): SearchQuery {
  const [field = '', index, , input = ''] = path.split('.');
  if (field !== 'events') return cleanQuery({ ...query, [field]: undefined } as SearchQuery);
  const events = query.events?.map((event, at) => (at === Number(index) ? withInput(event, input, undefined) : event));
  return cleanQuery({ ...query, events });
}

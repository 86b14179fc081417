import type { ElementType } from '@salient/shared/areas/functions/functionDefinition.ts';
import { pathTo } from '../../../lib/routing/links.ts';

interface ElementPaths {
  /** Where a click on a row leads (FUNC-04). */
  readonly read: (id: string) => string;
  /** Where the edit icon leads (FUNC-05). */
  readonly edit: (id: string) => string;
}

/** Where rows lead, by what they are; a row that is no record leads nowhere. */
export const elementPaths: Readonly<Record<ElementType, ElementPaths | null>> = {
  person: { read: (id) => pathTo('person', { id }), edit: (id) => pathTo('person_edit', { id }) },
  place: { read: (id) => pathTo('place', { id }), edit: (id) => pathTo('place_edit', { id }) },
  memorial: { read: (id) => pathTo('memorial', { id }), edit: (id) => pathTo('memorial_edit', { id }) },
  personstory: { read: (id) => pathTo('personstory', { id }), edit: (id) => pathTo('personstory', { id }) },
  none: null,
};

import { pathTo } from '../../lib/routing/links.ts';

/** The person's page for staff. */
export const personPath = (id: string) => pathTo('person', { id });

/** The person's page for everybody, in the public app (ROUTE-49). */
export const publicPersonPath = (id: string) => `/publicsearch/person/_id=${id}`;

/** What the record shows besides the person's own fields (PERSON-65). */
export const wholePerson = ['events-with-places', 'documents', 'relation-persons'] as const;

import {
  type contactMomentSortColumns,
  findContactMomentsForDocument,
  findContactMomentsForPerson,
  findContactPersonEvents,
  getContactPersonEvent,
  getContactPersonEventsForPerson,
} from '@salient/shared/areas/contacts/moments/contactMomentMethods.ts';
import { mayReadContactData } from '@salient/shared/areas/users/actor.ts';
import { readListFilter } from '@salient/shared/lib/schemas/listFilter.ts';
import type { EntityManager } from 'typeorm';
import { implement } from '../../../lib/rpc/implement.ts';
import { wordPatterns } from '../../../lib/search/likePattern.ts';
import { maySeePerson } from '../../events/maySeePerson.ts';
import { tellContactsRead } from '../contactLooks.ts';
import { presentContactMoments, type Reading } from './presentContactMoments.ts';

type SortColumn = (typeof contactMomentSortColumns)[number];

const orders: Readonly<Record<SortColumn, readonly string[]>> = {
  start: ['e.start_at'],
  end: ['e.end_at'],
  person: ['c.last_name_key', 'c.first_name_key'],
  contactMethod: ['e.contact_method'],
  contributions: ['(SELECT count(*) FROM contact_contribution n WHERE n.event_id = e.id)'],
};

/** Whether the transcript has what a pattern looks for, without accents and marks on both sides. */
const isSaid = (pattern: string) =>
  `salient_search_words(e.transcript) LIKE '%' || nullif(btrim(salient_search_words(${pattern})), '') || '%'`;

const latestFirst = 'e.start_at DESC NULLS LAST, e.created_at DESC, e.id';

export const handleFindContactPersonEvents = implement(findContactPersonEvents, async ({ params, ...context }) => {
  const { db, actor } = context;
  const { text, filter } = readListFilter(params);
  const mayReadAll = mayReadContactData(actor);
  const names = `c.first_name_key || ' ' || c.last_name_key`;
  const values: unknown[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    ...wordPatterns(text).map((pattern) => {
      const word = given(pattern);
      // Who may not read what was said finds nothing by it.
      return mayReadAll ? `((${names}) LIKE ${word} OR ${isSaid(word)})` : `(${names}) LIKE ${word}`;
    }),
    ...(filter.type ? [`e.type = ${given(filter.type)}`] : []),
    ...(filter.contactMethod ? [`e.contact_method = ${given(filter.contactMethod)}`] : []),
    ...(filter.contactPersonId ? [`e.contact_person_id = ${given(filter.contactPersonId)}`] : []),
  ];
  const from = `FROM contact_person_event e JOIN contact_person c ON c.id = e.contact_person_id
    WHERE ${['true', ...conditions].join(' AND ')}`;
  const [counted] = await db.query<{ total: number }[]>(`SELECT count(*)::integer AS total ${from}`, values);
  const sorted = (params.sort ?? [])
    // Contributions are not for everybody to count.
    .filter(([column]) => mayReadAll || column !== 'contributions')
    .flatMap(([column, direction]) =>
      orders[column].map((sql) => `${sql} ${direction === 1 ? 'ASC' : 'DESC'} NULLS LAST`),
    );
  const rows = await db.query<{ id: string }[]>(
    `SELECT e.id ${from} ORDER BY ${[...sorted, latestFirst].join(', ')} OFFSET ${given(params.offset)} LIMIT ${given(params.limit)}`,
    values,
  );
  const data = await showMoments(
    context,
    rows.map(({ id }) => id),
  );
  return { data, total: counted?.total ?? 0 };
});

export const handleGetContactPersonEvent = implement(getContactPersonEvent, async ({ params, fail, ...context }) => {
  const { id } = params;
  const [moment] = await showMoments(context, [id]);
  if (!moment) throw fail.notFound({ entity: 'contact_person_event', id });
  return moment;
});

/** Presents moments, and tells that they are read. */
async function showMoments(context: Parameters<typeof tellContactsRead>[0] & Reading, ids: readonly string[]) {
  const moments = await presentContactMoments(context, ids);
  await tellContactsRead(
    context,
    moments.map(({ contactPersonId }) => contactPersonId),
  );
  return moments;
}

/** The ids of moments that meet a condition on `e` with `$1`, the latest first. */
async function idsOfMoments(db: EntityManager, condition: string, id: string): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>(
    `SELECT e.id FROM contact_person_event e WHERE ${condition} ORDER BY ${latestFirst}`,
    [id],
  );
  return rows.map((row) => row.id);
}

const namedBy = (column: 'person_id' | 'document_id') =>
  `e.id IN (SELECT event_id FROM contact_contribution WHERE ${column} = $1)`;

export const handleGetContactPersonEventsForPerson = implement(
  getContactPersonEventsForPerson,
  async ({ params, ...context }) =>
    showMoments(context, await idsOfMoments(context.db, 'e.contact_person_id = $1', params.contactPersonId)),
);

export const handleFindContactMomentsForPerson = implement(
  findContactMomentsForPerson,
  async ({ params, ...context }) => {
    const { db, actor } = context;
    if (!(await maySeePerson(db, actor, params.personId))) return [];
    return showMoments(context, await idsOfMoments(db, namedBy('person_id'), params.personId));
  },
);

export const handleFindContactMomentsForDocument = implement(
  findContactMomentsForDocument,
  async ({ params, ...context }) =>
    showMoments(context, await idsOfMoments(context.db, namedBy('document_id'), params.documentId)),
);

import {
  type contactPersonSortColumns,
  findContactPersonByName,
  findContactPersons,
  getContactPerson,
} from '@salient/shared/areas/contacts/contactPersonMethods.ts';
import { mayReadContactData } from '@salient/shared/areas/users/actor.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { readListFilter } from '@salient/shared/lib/schemas/listFilter.ts';
import { missingRecordError } from '../../lib/records/missingRecordError.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { escapeLike, wordPatterns } from '../../lib/search/likePattern.ts';
import { inLanguageSql } from '../places/inLanguageSql.ts';
import { ContactPersonEntity } from './ContactPersonEntity.ts';
import { tellContactsRead } from './contactLooks.ts';
import { presentContactPerson, presentContactPersons } from './presentContactPerson.ts';

type SortColumn = (typeof contactPersonSortColumns)[number];

/** What those may sort by who read names alone: an order by telephone numbers would tell them. */
const namesAlone: readonly SortColumn[] = ['lastName', 'firstName'];

/** A telephone number as it is compared: everybody sets blanks and points elsewhere. */
const phoneDigits = `regexp_replace(c.phone, '[^0-9]', '', 'g')`;

const orders = {
  lastName: ['c.last_name_key', 'c.first_name_key'],
  firstName: ['c.first_name_key', 'c.last_name_key'],
  email: [`nullif(lower(c.email), '')`],
  phone: [`nullif(${phoneDigits}, '')`],
} as const;

export const handleFindContactPersons = implement(findContactPersons, async ({ params, fail, ...context }) => {
  const { db, actor } = context;
  const { text, filter } = readListFilter(params);
  const mayReadAll = mayReadContactData(actor);
  // Left out, the condition would answer everybody.
  const refused = new FieldErrorList();
  for (const column of mayReadAll ? [] : (['email', 'phone'] as const)) {
    if (filter[column]?.trim()) refused.add(`filter.${column}`, 'INVALID_OPTION');
  }
  if (!refused.isEmpty) throw fail.invalidData(refused.errors);
  const query = db.createQueryBuilder(ContactPersonEntity, 'c').leftJoin('place', 'p', 'p.id = c.placeId');
  const names = `c.first_name_key || ' ' || c.last_name_key`;
  // Who reads names alone finds by names alone: a hit would tell whose address it is.
  const searched = mayReadAll ? `${names} || ' ' || lower(c.email)` : names;
  const conditions = [
    ...patternsOf(text).map((pattern) => ({ sql: searched, pattern, digits: mayReadAll ? digitsIn(pattern) : '' })),
    ...patternsOf(filter.firstName ?? '').map((pattern) => ({ sql: 'c.first_name_key', pattern, digits: '' })),
    ...patternsOf(filter.lastName ?? '').map((pattern) => ({ sql: 'c.last_name_key', pattern, digits: '' })),
    ...patternsOf(filter.email ?? '').map((pattern) => ({ sql: 'lower(c.email)', pattern, digits: '' })),
    ...patternsOf(filter.phone ?? '').map((pattern) => ({ sql: `''`, pattern, digits: digitsIn(pattern) })),
  ];
  for (const [index, { sql, pattern, digits }] of conditions.entries()) {
    const [word, number] = [`word${index}`, `number${index}`];
    const isOfNumber = digits === '' ? 'false' : `${phoneDigits} LIKE :${number}`;
    query.andWhere(`((${sql}) LIKE :${word} OR ${isOfNumber})`, { [word]: pattern, [number]: `%${digits}%` });
  }
  const sort = (params.sort ?? []).filter(([column]) => mayReadAll || namesAlone.includes(column));
  for (const [column, direction] of [...sort, ['lastName', 1] as const]) {
    for (const [index, order] of ordersOf(column, params.language).entries()) {
      const name = `by_${column}_${index}`;
      // Naming a column twice would turn its direction round.
      if (query.expressionMap.orderBys[name]) continue;
      query.addSelect(`(${order})`, name).addOrderBy(name, direction === 1 ? 'ASC' : 'DESC', 'NULLS LAST');
    }
  }
  const [found, total] = await query.addOrderBy('c.id').offset(params.offset).limit(params.limit).getManyAndCount();
  await tellContactsRead(context, idsOf(found));
  return { data: await presentContactPersons(context, found, params.extend), total };
});

const ordersOf = (column: SortColumn, language: Language): readonly string[] =>
  column === 'place' ? [inLanguageSql('p.languages', 'name', language)] : orders[column];

const idsOf = (persons: readonly ContactPersonEntity[]) => persons.map(({ id }) => id);

/** Words as names are kept, and mail addresses and numbers as they are written. */
const patternsOf = (typed: string): string[] =>
  typed.includes('@') ? [`%${escapeLike(typed.trim().toLowerCase())}%`] : wordPatterns(typed);

/** The digits of what may be a telephone number or a part of one; empty where it is none. */
const digitsIn = (pattern: string): string => (/^%[-+/.()\d]*%$/.test(pattern) ? pattern.replaceAll(/\D/g, '') : '');

export const handleGetContactPerson = implement(getContactPerson, async ({ params, ...context }) => {
  const { db, actor } = context;
  const { id, extend } = params;
  const stored = await db.findOneBy(ContactPersonEntity, { id });
  if (!stored) throw await missingRecordError(db, 'contact_person', id);
  await tellContactsRead(context, [id]);
  const [presented] = await presentContactPersons(context, [stored], extend);
  return presented ?? presentContactPerson(stored, actor);
});

/** Both names may be beginnings; nothing typed finds nobody, as a list of all contact persons is for their own pages. */
export const handleFindContactPersonByName = implement(findContactPersonByName, async ({ params, ...context }) => {
  const { db, actor } = context;
  const first = normalizeText(params.firstName);
  const last = normalizeText(params.lastName);
  if (first === '' && last === '') return [];
  const found = await db
    .createQueryBuilder(ContactPersonEntity, 'c')
    .where('c.first_name_key LIKE :first AND c.last_name_key LIKE :last', {
      first: `${escapeLike(first)}%`,
      last: `${escapeLike(last)}%`,
    })
    .orderBy('c.last_name_key')
    .addOrderBy('c.first_name_key')
    .addOrderBy('c.id')
    .limit(params.limit)
    .getMany();
  await tellContactsRead(context, idsOf(found));
  return found.map((person) => presentContactPerson(person, actor));
});

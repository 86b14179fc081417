import type { HeldRecord } from '@salient/shared/areas/privacy/erase/erasure.ts';
import type { PersonalDataFact, PersonalDataKind } from '@salient/shared/lib/personal-data/personalDataKinds.ts';
import type { EntityManager } from 'typeorm';
import type { PersonalDataTable } from '../../../lib/personal-data/PersonalDataTable.ts';
import { joinValues, noValues, type PersonalValues } from '../../../lib/personal-data/PersonalValues.ts';
import type { ValueMatcher } from '../../../lib/personal-data/ValueMatcher.ts';
import { nameForms } from '../../../lib/personal-data/valueForms.ts';
import { type FormerSelf, findFormerSelves } from './formerSelves.ts';

/** The ids of rows, by what they are. */
export type RecordIds = Readonly<Partial<Record<PersonalDataKind, readonly string[]>>>;

interface FoundRow extends FormerSelf {
  readonly id: string;
  readonly at: Date | null;
  readonly facts: Readonly<Partial<Record<PersonalDataFact, unknown>>>;
  readonly standsWith: string | null;
  readonly isAtWork: boolean;
  readonly account: string;
}

export interface WhoseRecords {
  readonly matcher: ValueMatcher;
  /** Records that are known to be of the person. */
  readonly ids: RecordIds;
  /** Ids of records that are of somebody else of that name. */
  readonly leftOut: ReadonlySet<string>;
  /** Whether a name may be the one that was looked for, with more words to it; such a record is uncertain. */
  readonly resembles?: ((name: string) => boolean) | undefined;
}

const text = (expression: string) => `coalesce((${expression})::text, '')`;
const columnOf = (column: string | undefined) => (column ? text(`t.${column}`) : `''`);
export const idOf = ({ id = 't.id' }: PersonalDataTable) => `(${id})::text`;

function selectOf(table: PersonalDataTable): string {
  const { facts, at = 'NULL', standsWith, atWork = 'false', found = {}, only = 'true' } = table;
  const told = Object.entries(facts).map(([fact, expression]) => `'${fact}', ${text(expression)}`);
  const name = (found.name ?? []).map((column) => `t.${column}`);
  return `SELECT ${idOf(table)} AS id, (${at})::timestamptz AS at, json_build_object(${told.join(', ')}) AS facts,
      ${standsWith ? `(${standsWith.id})::text` : 'NULL'} AS "standsWith", (${atWork}) AS "isAtWork",
      ${name.length > 0 ? `concat_ws(' ', ${name.join(', ')})` : `''`} AS name,
      ${columnOf(found.email)} AS email, ${columnOf(found.phone)} AS phone, ${columnOf(found.account)} AS account
    FROM ${table.table} t WHERE (${only})`;
}

/** The rows that say by their own columns that they are of the person. */
async function ownRows(
  db: EntityManager,
  table: PersonalDataTable,
  { matcher, ids, leftOut, resembles = () => false }: WhoseRecords,
): Promise<{ row: FoundRow; selves: readonly FormerSelf[]; isUncertain: boolean }[]> {
  const { found } = table;
  const known = new Set(ids[table.kind] ?? []);
  if (!found) return [];
  const columns = [...(found.name ?? []), found.email, found.phone].filter((column) => column !== undefined);
  const rows = await db.query<FoundRow[]>(
    `${selectOf(table)} AND (${columns.map((column) => `t.${column} <> ''`).join(' OR ')} OR ${idOf(table)} = ANY($1))`,
    [[...known]],
  );
  const former = await findFormerSelves(db, table);
  return rows.flatMap((row) => {
    if (leftOut.has(row.id)) return [];
    const selves = [{ ...row, address: String(row.facts.address ?? '') }, ...(former.get(row.id) ?? [])];
    const matches = selves.map((self) => matchOf(matcher, self) ?? (resembles(self.name) ? 'uncertain' : null));
    // Whoever became part of this one since is the same person.
    const isSure =
      known.has(row.id) ||
      (row.account !== '' && matcher.isAccount(row.account)) ||
      matches.some((match) => match === 'sure');
    return isSure || matches.some((match) => match !== null) ? [{ row, selves, isUncertain: !isSure }] : [];
  });
}

/** Whether somebody of this name, mail address and number is the person. */
function matchOf(matcher: ValueMatcher, { name, email, phone }: FormerSelf): 'sure' | 'uncertain' | null {
  const isCalledSo = matcher.isName(name);
  const hasMail = matcher.isEmail(email);
  const hasPhone = phone !== '' && matcher.isPhone(phone);
  // A household shares its number, and two people one mailbox: another name makes it somebody else, until staff know better.
  if ((isCalledSo && (hasMail || hasPhone)) || (hasMail && name === '')) return 'sure';
  return isCalledSo || hasMail || hasPhone ? 'uncertain' : null;
}

/** The records that are of the person, in the order of `tables`; a record of theirs brings along what belongs to it. */
export async function findRecords(
  db: EntityManager,
  tables: readonly PersonalDataTable[],
  whose: WhoseRecords,
): Promise<HeldRecord[]> {
  const records = new Map<PersonalDataTable, HeldRecord[]>();
  const present = (table: PersonalDataTable, row: FoundRow, isUncertain: boolean): HeldRecord => ({
    kind: table.kind,
    id: row.id,
    at: row.at?.toISOString() ?? null,
    facts: Object.entries(row.facts).flatMap(([fact, value]) =>
      value === '' ? [] : [{ fact: fact as PersonalDataFact, value: String(value) }],
    ),
    standsWith: table.standsWith && row.standsWith ? { type: table.standsWith.type, id: row.standsWith } : null,
    isUncertain,
    isAtWork: row.isAtWork,
  });
  for (const table of tables) {
    const own = await ownRows(db, table, whose);
    records.set(
      table,
      own.map(({ row, isUncertain }) => present(table, row, isUncertain)),
    );
  }
  for (const table of tables) {
    const { of } = table;
    if (!of) continue;
    const owners = [...records.values()].flat().filter(({ kind }) => kind === of.kind);
    if (owners.length === 0) continue;
    const known = records.get(table) ?? [];
    const rows = await db.query<(FoundRow & { owner: string })[]>(
      `SELECT s.*, t2.owner FROM (${selectOf(table)}) s JOIN (SELECT ${idOf(table)} AS id, (${of.id})::text AS owner FROM ${table.table} t) t2
         ON t2.id = s.id WHERE t2.owner = ANY($1)`,
      [owners.map(({ id }) => id)],
    );
    const fresh = rows.filter(({ id }) => !whose.leftOut.has(id) && !known.some((each) => each.id === id));
    const sure = new Set(owners.filter(({ isUncertain }) => !isUncertain).map(({ id }) => id));
    records.set(table, [...known, ...fresh.map((row) => present(table, row, !sure.has(row.owner)))]);
  }
  return [...records.values()].flat();
}

/** The names that stand with a mail address where staff keep it, each as one of its spellings. */
export async function namesAt(
  db: EntityManager,
  tables: readonly PersonalDataTable[],
  whose: WhoseRecords,
): Promise<string[]> {
  const names = new Map<string, string>();
  for (const table of tables) {
    if (table.isFromGuests) continue;
    for (const { selves } of await ownRows(db, table, whose)) {
      for (const { name, email } of selves) {
        const [form] = nameForms(name)
          .map((words) => words.join(' '))
          .sort();
        if (form !== undefined && whose.matcher.isEmail(email)) names.set(form, name);
      }
    }
  }
  return [...names.values()];
}

/** What the rows that are surely of the person say of who it is: a mail address tells names, numbers and accounts. */
export async function valuesIn(
  db: EntityManager,
  tables: readonly PersonalDataTable[],
  whose: WhoseRecords,
): Promise<PersonalValues> {
  const found: Partial<PersonalValues>[] = [noValues];
  for (const table of tables) {
    if (table.isFromGuests) continue;
    for (const { row, selves, isUncertain } of await ownRows(db, table, whose)) {
      if (isUncertain) continue;
      found.push({
        names: selves.map(({ name }) => name),
        emails: selves.map(({ email }) => email),
        phones: selves.map(({ phone }) => phone),
        accounts: [row.account],
        addresses: selves.map(({ address }) => address),
      });
    }
  }
  return joinValues(...found);
}

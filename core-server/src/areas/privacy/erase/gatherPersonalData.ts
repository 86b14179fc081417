import { getPersonalData } from '@salient/shared/areas/privacy/erase/erasureMethods.ts';
import type { EntityManager } from 'typeorm';
import { allowLongStatements } from '../../../lib/db/allowLongStatements.ts';
import { withMergedRecords } from '../../../lib/merges/followMerges.ts';
import type { PersonalDataTable } from '../../../lib/personal-data/PersonalDataTable.ts';
import { wordsOf } from '../../../lib/personal-data/valueForms.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { tellContactsRead } from '../../contacts/contactLooks.ts';
import { findRecords } from './findRecords.ts';
import { fragmentsOf } from './fragments.ts';
import { type ResolvedPerson, resolvePerson } from './resolvePerson.ts';
import { findInTables, type Hit } from './sweepTables.ts';

/** How many entries of the trail, texts and looks are told one by one on a page; the rest is counted. */
const mostTold = 200;
/** Letters around a value, so that whoever reads it sees who is meant. */
const around = 60;

export const handleGetPersonalData = implement(
  getPersonalData,
  ({ params, db, fail, actor, method, services }) =>
    db.connection.transaction('REPEATABLE READ', async (snapshot) => {
      const { personalData: tables, now } = services;
      const most = params.whole ? null : mostTold;
      await allowLongStatements(snapshot);
      const person = await resolvePerson(snapshot, tables, params);
      if (!person) throw fail.personNotNamed();
      const records = await findRecords(snapshot, tables, person);
      const own = new Set(records.map(({ id }) => id));
      // Of records that may be somebody else's, nothing more is told.
      const sure = records.filter(({ isUncertain }) => !isUncertain);
      const contactPersons = await withMergedRecords(
        snapshot,
        'contact_person',
        sure.flatMap(({ kind, id }) => (kind === 'contact_person' ? [id] : [])),
      );
      const looks = await looksAt(snapshot, contactPersons, most);
      // Whoever looks up what is held reads it: that is a look as any other, which those before it do not tell of.
      const shown = records.flatMap(({ kind, id }) => (kind === 'contact_person' ? [id] : []));
      await tellContactsRead({ db: snapshot, actor, method, services }, shown);
      return {
        at: now().toISOString(),
        name: person.name,
        records,
        ...(await changesOf(snapshot, tables, [...sure.map(({ id }) => id), ...contactPersons], most)),
        ...(await mentionsOf(snapshot, tables, person, own, most)),
        namesakes: await namesakesOf(snapshot, person),
        ...looks,
      };
    }),
  { opensTransactions: true },
);

async function changesOf(
  db: EntityManager,
  tables: readonly PersonalDataTable[],
  ids: readonly string[],
  most: number | null,
) {
  const entities = tables.flatMap(({ trail }) => trail?.entity ?? []);
  const rows = await db.query<
    { at: Date; account: string | null; method: string; entity: string; values: string; total: string }[]
  >(
    `SELECT at, account, method, entity, concat_ws(' → ', before::text, after::text) AS values, count(*) OVER () AS total
     FROM audit_entry WHERE entity = ANY($1) AND (entity_id::text = ANY($2) OR part_of_id::text = ANY($2))
     ORDER BY at DESC, id DESC LIMIT $3`,
    [entities, ids, most],
  );
  return {
    changes: rows.map(({ total: _total, at, ...change }) => ({ ...change, at: at.toISOString() })),
    changeCount: Number(rows[0]?.total ?? 0),
  };
}

async function mentionsOf(
  db: EntityManager,
  tables: readonly PersonalDataTable[],
  { matcher, values, leftOut }: ResolvedPerson,
  own: ReadonlySet<string>,
  most: number | null,
) {
  const told = new Set([...tables.map(({ table }) => table), 'audit_entry']);
  const hits: Hit[] = [];
  let mentionCount = 0;
  await findInTables({ db, matcherOf: () => matcher, fragments: fragmentsOf(values), leftOut }, (hit) => {
    // A record that is told as such names the person anyhow.
    if (told.has(hit.table) && (hit.id === null || own.has(hit.id) || hit.table === 'audit_entry')) return;
    mentionCount++;
    if (most === null || hits.length < most) hits.push(hit);
  });
  const mentions = hits.map(({ table, column, id, text }) => {
    const [span = { start: 0, end: 0 }] = matcher.spans(text);
    const from = Math.max(0, span.start - around);
    const to = Math.min(text.length, span.end + around);
    return {
      table,
      column,
      id,
      excerpt: `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`,
    };
  });
  return { mentions, mentionCount };
}

/** Persons of the names list whose names are the same words. */
async function namesakesOf(db: EntityManager, { values, matcher }: ResolvedPerson): Promise<number> {
  const longest = values.names.flatMap((name) => wordsOf(name).sort((a, b) => b.length - a.length)[0] ?? []);
  if (longest.length === 0) return 0;
  const rows = await db.query<{ surname: string; familyname: string }[]>(
    `SELECT surname, familyname FROM person WHERE lower(surname || ' ' || familyname) LIKE ANY($1)`,
    [longest.map((word) => `%${word}%`)],
  );
  return rows.filter(({ surname, familyname }) => matcher.isName(`${surname} ${familyname}`)).length;
}

async function looksAt(db: EntityManager, contactPersons: readonly string[], most: number | null) {
  const rows = await db.query<{ at: Date; account: string | null; method: string; total: string }[]>(
    `SELECT at, account, method, count(*) OVER () AS total FROM contact_access WHERE contact_person_id = ANY($1)
     ORDER BY id DESC LIMIT $2`,
    [contactPersons, most],
  );
  return {
    looks: rows.map(({ at, account, method }) => ({ account, method, at: at.toISOString() })),
    lookCount: Number(rows[0]?.total ?? 0),
  };
}

import type { BulkPerson, PreviewOutcome } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import { previewBulkChange } from '@salient/shared/areas/bulk-changes/bulkChangeMethods.ts';
import { allowLongStatements } from '../../lib/db/allowLongStatements.ts';
import { SqlParameters } from '../../lib/db/SqlParameters.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { askedIds, readAsked } from './askedPersons.ts';
import { outcomeSql } from './outcomeSql.ts';

type Judged = BulkPerson & { readonly outcome: PreviewOutcome; readonly n: number };

export const handlePreviewBulkChange = implement(previewBulkChange, async ({ params, db, ...context }) => {
  const { action, outcome, offset, limit } = params;
  const asked = await readAsked(params, { ...context, db });
  const counts = { total: 0, changed: 0, unchanged: 0, refused: 0 };
  const persons: BulkPerson[] = [];
  /** Of those who are listed. */
  let passed = 0;
  await db.transaction(async (reading) => {
    await allowLongStatements(reading);
    for await (const ids of askedIds(asked, { ...context, db: reading }, [['name', 1]])) {
      const sql = new SqlParameters();
      const [wanted, listed] = [sql.add(ids), sql.add(outcome ?? null)];
      const page = [sql.add(Math.max(0, offset - passed)), sql.add(limit - persons.length)];
      const rows = await reading.query<Judged[]>(
        `WITH judged AS (SELECT p.id, p.surname, p.familyname, ${outcomeSql(action, context.actor, sql)} AS outcome, each.at
           FROM unnest(${wanted}::uuid[]) WITH ORDINALITY AS each (id, at) JOIN person p ON p.id = each.id)
         SELECT NULL::uuid AS id, '' AS surname, '' AS familyname, outcome, count(*)::integer AS n FROM judged GROUP BY outcome
         UNION ALL (SELECT id, surname, familyname, outcome, 0 FROM judged
           WHERE ${listed}::text IS NULL OR outcome = ${listed} ORDER BY at OFFSET ${page[0]} LIMIT ${page[1]})`,
        sql.values,
      );
      for (const { n, ...person } of rows) {
        if (person.id !== null) {
          persons.push(person);
          continue;
        }
        counts[person.outcome] += n;
        counts.total += n;
        if (outcome === undefined || outcome === person.outcome) passed += n;
      }
    }
  });
  return { ...counts, persons };
});

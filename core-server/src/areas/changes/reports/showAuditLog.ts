import { changeSources, type HistoryType, historyTypes } from '@salient/shared/lib/history/historyTypes.ts';
import { RecordNameLookup } from '../../../lib/changes/RecordNameLookup.ts';
import { periodArguments, withinPeriod } from '../../../lib/functions/reportedPeriod.ts';
import { reportFunction } from '../../../lib/functions/SqlReport.ts';
import { nameInLanguageSql } from '../../places/inLanguageSql.ts';

/** Unless somebody asks for more of the past. */
const usualDays = 7;

/** Kinds of records that are called by what living people gave of themselves. */
const nameless: ReadonlySet<string> = new Set<HistoryType>([
  'contact_person',
  'contact_person_event',
  'person_feedback',
  'attachment',
]);

/** Where a change was made, by the first of these that the name of its method begins with. */
const handlings = [
  ['undoBulkChange', 'bulk_undone'],
  ['startBulkChange', 'bulk'],
  ['undo', 'merge_undone'],
  ['merge', 'merged'],
  ['restore', 'restored'],
  ['applyAction', 'by_function'],
  ['applyFeedbackProposal', 'by_feedback'],
  ['import', 'imported'],
  ['salient', 'by_command'],
] as const;

const handlingSql = `CASE ${handlings.map(([start, word]) => `WHEN a.method LIKE '${start}%' THEN '${word}'`).join(' ')} ELSE 'on_record' END`;

/**
 * The trail of changes, the last first (FUNC-15). It names no contact persons and shows no values: those are read in the
 * history of their record, by whom they are for. A part is told by the record that it belongs to.
 */
export const showAuditLog = reportFunction({
  definition: {
    ...{ name: 'ShowAuditLog', category: 'LOGS', elementType: 'none' },
    arguments: [
      ...periodArguments,
      { name: 'account', kind: 'text' },
      { name: 'entity', kind: 'select', options: ['all', ...historyTypes] },
      { name: 'source', kind: 'select', options: ['all', ...changeSources] },
    ],
  },
  columns: (language) => [
    { key: 'at', kind: 'moment', sql: 'a.at', sort: 'a.id' },
    { key: 'account', sql: 'a.account' },
    { key: 'entity', kind: 'words', sql: 'a.entity' },
    {
      key: 'record',
      // Whatever has no name here is looked up for the page.
      sql: `(SELECT ${nameInLanguageSql('languages', 'name', language)} FROM place WHERE id = coalesce(a.part_of_id, a.entity_id))`,
      sort: false,
    },
    {
      key: 'change',
      kind: 'words',
      sql: `CASE WHEN a.before IS NULL THEN 'created' WHEN a.after IS NULL THEN 'removed' ELSE 'changed' END`,
      sort: false,
    },
    { key: 'method', kind: 'words', sql: handlingSql, sort: false },
    { key: 'source', kind: 'words', sql: 'a.source' },
  ],
  from: ({ args, add }) => {
    const [account, entity, source] = [args.text('account'), args.choice('entity'), args.choice('source')];
    const conditions = [
      withinPeriod({ args, add }, { moment: 'a.at', usualDays }),
      ...(account === '' ? [] : [`lower(a.account) = lower(${add(account)})`]),
      ...(entity === 'all' ? [] : [`a.entity = ${add(entity)}`]),
      ...(source === 'all' ? [] : [`a.source = ${add(source)}`]),
    ];
    return `FROM audit_entry a WHERE ${conditions.join(' AND ')}`;
  },
  id: 'a.id',
  elementId: 'coalesce(a.part_of_id, a.entity_id)',
  elementKind: 'coalesce(a.part_of_type, a.entity)',
  order: 'a.id DESC',
  complete: async (rows, { db, services }) => {
    const recordOf = (row: (typeof rows)[number]) => ({
      type: row.element_kind as HistoryType,
      id: String(row.element_id),
    });
    const told = rows.filter((row) => !row.record && !nameless.has(String(row.element_kind)));
    const names = await RecordNameLookup.open(db, services.historyAreas, told.map(recordOf));
    return rows.map((row) => (told.includes(row) ? { ...row, record: names.shown(recordOf(row)).name } : row));
  },
});

import { periodArguments, withinPeriod } from '../../../lib/functions/reportedPeriod.ts';
import { reportFunction } from '../../../lib/functions/SqlReport.ts';

/** Unless somebody asks for more of the past. */
const usualDays = 30;

const sources = ['call', 'search', 'mail', 'backup'] as const;

/** What went wrong, as rows (id, at, source, about, message, reference). Why a mail failed may name who it was for. */
const errors = [
  `SELECT id::text, at, 'call', method, message, id::text FROM call_fault`,
  `SELECT 'search ' || entity || entity_id, failed_at, 'search', entity, error, entity_id::text FROM search_dead_letter`,
  `SELECT 'search ' || index_name, last_error_at, 'search', index_name, last_error, '' FROM search_index_state
     WHERE last_error_at IS NOT NULL`,
  `SELECT id::text, created_at, 'mail', kind, '', id::text FROM mail WHERE status = 'failed'`,
  `SELECT id::text, created_at, 'backup', kind, concat_ws(' ', problem, detail), id::text FROM backup_run WHERE NOT ok`,
];

/** Everything that went wrong on the server, the last first (FUNC-15). The whole of it stands in the log, by its reference. */
export const showErrors = reportFunction({
  definition: {
    ...{ name: 'ShowErrors', category: 'LOGS', elementType: 'none' },
    arguments: [...periodArguments, { name: 'error_source', kind: 'select', options: ['all', ...sources] }],
  },
  columns: () => [
    { key: 'at', kind: 'moment', sql: 'e.at' },
    { key: 'error_source', kind: 'words', sql: 'e.source' },
    { key: 'about', sql: 'e.about' },
    { key: 'message', sql: 'e.message', sort: false },
    { key: 'reference', sql: 'e.reference', sort: false },
  ],
  from: ({ args, add }) => {
    const source = args.choice('error_source');
    return `FROM (${errors.join(' UNION ALL ')}) AS e (id, at, source, about, message, reference)
      WHERE ${withinPeriod({ args, add }, { moment: 'e.at', usualDays })}
      ${source === 'all' ? '' : `AND e.source = ${add(source)}`}`;
  },
  id: 'e.id',
  order: 'e.at DESC',
});

import type { BatchLine } from '@salient/core-server/areas/imports/batches/listBatches.ts';
import type { SourceTable } from '@salient/importer/read/SourceTable.ts';
import type { ImportSummary } from '@salient/importer/run/importOptions.ts';
import type { UndoSummary } from '@salient/importer/run/undoImport.ts';
import type { ImportBatch } from '@salient/importer/write/importBatch.ts';
import { duration } from './ProgressLine.ts';

const delimiterNames: Readonly<Record<string, string>> = {
  '\t': 'tab',
  ',': 'comma',
  ';': 'semicolon',
  '|': 'vertical bar',
};

export function introduction(table: SourceTable, batch: ImportBatch | null, notices: readonly string[]): string {
  const delimiter = delimiterNames[table.delimiter] ?? `"${table.delimiter}"`;
  const lines = [
    `${table.fileName}: ${table.header.length} columns, parted by ${delimiter}, ${table.encoding}.`,
    ...notices,
  ];
  if (batch?.isResumed) lines.push(`An import of this file was interrupted; batch ${batch.id} goes on.`);
  return lines.join('\n');
}

/** `label` in a column of its own, the number right-aligned after it. */
const line = (label: string, value: number | string, note = '') =>
  `  ${label.padEnd(12)}${String(value).padStart(10)}${note === '' ? '' : `   ${note}`}`;

export function summaryText(summary: ImportSummary, isDryRun: boolean): string {
  const { counts, codes, made, rejects, seconds } = summary;
  const optional = (label: string, value: number, note = '') => (value > 0 ? [line(label, value, note)] : []);
  const accepted = counts.read - counts.skipped;
  const share = accepted > 0 ? `${((100 * (accepted - counts.rejected)) / accepted).toFixed(2)} % accepted` : '';
  const names: Readonly<Record<string, string>> = { place: 'places', memorial: 'memorials', military_entity: 'units' };
  return [
    headline(summary, isDryRun),
    line('read', counts.read),
    line('created', counts.created),
    line('updated', counts.updated),
    ...(summary.wholeBatch ? [line('in all', summary.wholeBatch.created, wholeBatchNote(summary.wholeBatch))] : []),
    line('unchanged', counts.unchanged),
    ...optional('matched', counts.matched, 'rows of records that were there already'),
    ...optional('left out', counts.skipped, 'by the mapping'),
    line('rejected', counts.rejected, [share, rejects ? `see ${rejects.path}` : ''].filter(Boolean).join('; ')),
    ...optional('conflicts', counts.conflicts, 'changed by staff since the last import; kept as they are'),
    line(
      'warnings',
      counts.warnings,
      counts.warnings > 0 ? 'rows with something to look at (--warnings FILE lists them)' : '',
    ),
    ...codes.map(
      ([code, severity, count]) =>
        `    ${String(count).padStart(8)}  ${severity === 'error' ? 'rejected:' : 'warning:'} ${code}`,
    ),
    ...Object.entries(made).flatMap(([kind, count]) =>
      optional(names[kind] ?? kind, count, 'made because rows name them'),
    ),
    ...(summary.unusedColumns.length > 0 ? [`  columns not used: ${summary.unusedColumns.join(', ')}`] : []),
    line('time', duration(seconds), `${Math.round(counts.read / Math.max(seconds, 0.001))} rows a second`),
    ...(summary.batchId
      ? [`  batch ${summary.batchId}; to take it back: npx salient import undo ${summary.batchId}`]
      : []),
  ].join('\n');
}

const wholeBatchNote = ({ updated }: { readonly updated: number }) =>
  `created by this batch${updated > 0 ? `, and ${updated} updated` : ''}, with the runs that were interrupted`;

function headline({ isInterrupted }: ImportSummary, isDryRun: boolean): string {
  if (isInterrupted) return 'Interrupted. The same command goes on where this one ended.';
  return isDryRun ? 'Dry run: nothing was written. It would be:' : 'Imported.';
}

export function undoText({ batchId, fileName, removed, restored, kept, isInterrupted }: UndoSummary): string {
  const reasons = new Map<string, string[]>();
  for (const { entity, id, reason } of kept) {
    const key = `${entity.startsWith('row ') ? 'row' : entity} ${reason}`;
    reasons.set(key, [...(reasons.get(key) ?? []), id]);
  }
  return [
    isInterrupted
      ? `Interrupted. Batch ${batchId} (${fileName}) is undone in part; the same command goes on where this one ended.`
      : `Batch ${batchId} (${fileName}) is undone.`,
    line('removed', removed),
    line('restored', restored),
    ...(isInterrupted ? [] : [line('kept', kept.length)]),
    ...[...reasons].map(
      ([reason, ids]) =>
        `    ${String(ids.length).padStart(8)}  ${reason}: ${ids.slice(0, 3).join(', ')}${ids.length > 3 ? ' …' : ''}`,
    ),
  ].join('\n');
}

export function batchTable(batches: readonly BatchLine[]): string {
  if (batches.length === 0) return 'Nothing has been imported yet.';
  return batches
    .map(({ id, kind, file_name, status, started_at, counts }) => {
      const time = started_at.toISOString().slice(0, 16).replace('T', ' ');
      const { created = 0, updated = 0, rejected, removed, restored } = counts;
      const done = [`${created} created`, `${updated} updated`];
      // A run that was killed or is under way has not said yet.
      if (rejected !== undefined) done.push(`${rejected} rejected`);
      const undone = removed === undefined ? '' : `; undone: ${removed} removed, ${restored ?? 0} restored`;
      return `${id}  ${time}  ${kind.padEnd(17)} ${status.padEnd(16)}  ${done.join(', ')}${undone}  ${file_name}`;
    })
    .join('\n');
}

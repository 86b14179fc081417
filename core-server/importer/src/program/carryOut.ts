import type {
  ImporterMessage,
  ImporterOutcome,
  ImporterTask,
} from '@salient/core-server/areas/imports/run/importTasks.ts';
import type { ImportResult } from '@salient/shared/areas/imports/importList.ts';
import { inspectList } from '../inspect/inspectList.ts';
import { lookThrough } from '../look/lookThrough.ts';
import { kindOf, previewRows } from '../preview/previewRows.ts';
import type { ImportOptions, ImportSummary, RowDecision } from '../run/importOptions.ts';
import { runImport } from '../run/runImport.ts';
import { undoImport } from '../run/undoImport.ts';
import { noCounts } from '../write/importBatch.ts';
import { nameKept } from './nameKept.ts';
import { withClient } from './withClient.ts';

type Tell = (change: { progress?: number; rows?: number; batchId?: string | null }) => void;

const nothing: ImportResult = {
  ...{ counts: noCounts(), made: { place: 0, memorial: 0, military_entity: 0 }, codes: [], unused_columns: [] },
  ...{ places: [], memorials: [], units: [], doubles: [], removed: 0, restored: 0, kept: [] },
};
/** Of what stays after an undo so many are named. */
const mostKept = 1_000;

/** Does a task of the core server and answers what came of it. */
export async function carryOut(task: ImporterTask, signal: AbortSignal, tell: Tell): Promise<ImporterMessage> {
  if (task.kind === 'read') {
    const content = await inspectList(task.path, task.reading, (progress, rows) => tell({ progress, rows }));
    return { content };
  }
  if (task.kind === 'preview') return { preview: await previewRows(task.path, task.mapping, task.skip) };
  if (task.kind === 'undo') return { outcome: await takeBack(task, signal, tell) };
  return { outcome: await importList(task, signal, tell) };
}

async function takeBack(
  { databaseUrl, batchId }: Extract<ImporterTask, { kind: 'undo' }>,
  signal: AbortSignal,
  tell: Tell,
): Promise<ImporterOutcome> {
  tell({ batchId });
  return withClient(databaseUrl, async (client) => {
    const { removed, restored, kept, isInterrupted } = await undoImport(client, batchId, {
      signal,
      onProgress: (done, all) => tell({ progress: done / Math.max(all, 1), rows: done }),
    });
    const named = await nameKept(client, kept.slice(0, mostKept));
    return { result: { ...nothing, removed, restored, kept: named }, batchId, isInterrupted };
  });
}

async function importList(
  task: Extract<ImporterTask, { kind: 'try' | 'import' }>,
  signal: AbortSignal,
  tell: Tell,
): Promise<ImporterOutcome> {
  const isTrial = task.kind === 'try';
  // A trial goes through the list twice: for what would be written, and for what people should decide.
  const share = isTrial ? 0.5 : 1;
  const options: ImportOptions = {
    ...{ kind: kindOf(task.mapping), file: task.path, fileName: task.fileName, map: { json: task.mapping } },
    ...{ rejectsFile: task.rejectsFile, warningsFile: task.warningsFile, importedBy: task.importedBy },
    userId: task.userId,
    ...{ decisions: new Map(Object.entries(task.decisions).flatMap(decided)), isDryRun: isTrial, signal },
    onStart: (_table, batch) => tell({ batchId: batch?.id ?? null }),
    onProgress: ({ counts, bytesRead, bytes }) =>
      tell({ progress: (share * bytesRead) / Math.max(bytes, 1), rows: counts.read }),
  };
  const summary = await withClient(task.databaseUrl, (client) => runImport(client, options));
  const looked = isTrial
    ? await withClient(task.databaseUrl, (client) =>
        lookThrough(client, options, (rows) =>
          tell({ progress: share + (share * rows) / Math.max(summary.counts.read, 1) }),
        ),
      )
    : {};
  return {
    result: { ...resultOf(summary), ...looked },
    batchId: summary.batchId,
    isInterrupted: summary.isInterrupted,
  };
}

function decided([key, { action, personId }]: [string, { action: string; personId: string }]): [string, RowDecision][] {
  if (action === 'skip') return [[key, { action }]];
  return action === 'update' ? [[key, { action, personId }]] : [];
}

function resultOf({ counts, made, codes, unusedColumns, wholeBatch }: ImportSummary): ImportResult {
  return {
    ...nothing,
    counts: { ...counts, ...wholeBatch },
    made: { ...nothing.made, ...made },
    codes: codes.map(([code, severity, rows]) => ({ code, severity, rows })),
    unused_columns: [...unusedColumns],
  };
}

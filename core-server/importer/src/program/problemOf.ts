import type { ImporterMessage } from '@salient/core-server/areas/imports/run/importTasks.ts';
import type { ImportTaskProblem } from '@salient/shared/areas/imports/importList.ts';
import { MappingError } from '../mapping/MappingError.ts';
import { FileProblem } from '../read/FileProblem.ts';
import { explainFailure, ImportStopped } from '../run/explainFailure.ts';
import { ImportRefused } from '../write/importBatch.ts';

/** Why a task failed, for the app: a reason that it knows, and the words of the program. */
export function problemOf(error: unknown): Extract<ImporterMessage, { problem: unknown }> {
  const told = explainFailure(error, 'start it again');
  const problem = reasonOf(error instanceof FileProblem ? error : told);
  const faults = told instanceof MappingError ? [...told.faults] : [];
  return { problem, detail: withoutFolders(told instanceof Error ? told.message : String(told)), faults };
}

/** The app is not told where on the server a file lies. */
const withoutFolders = (text: string) =>
  text.replace(/(?<![^\s'"(])(?:[/\\][^\s/\\'"]+)*[/\\](?=[^\s/\\'"]*\.\w)/g, '');

function reasonOf(error: unknown): ImportTaskProblem {
  if (error instanceof FileProblem) return error.reason;
  if (error instanceof MappingError) return 'mapping';
  if (error instanceof ImportRefused) return error.isOtherRunning ? 'another_import' : 'refused';
  if (!(error instanceof ImportStopped)) return 'failed';
  if (error.cause instanceof FileProblem) return error.cause.reason;
  return error.message.includes('disk') ? 'no_room' : 'interrupted';
}

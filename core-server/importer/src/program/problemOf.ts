import { win32 } from 'node:path';
import type { ImporterMessage, ImporterTask } from '@salient/core-server/areas/imports/run/importTasks.ts';
import type { ImportTaskProblem } from '@salient/shared/areas/imports/importList.ts';
import { MappingError } from '../mapping/MappingError.ts';
import { FileProblem } from '../read/FileProblem.ts';
import { explainFailure, ImportStopped } from '../run/explainFailure.ts';
import { ImportRefused } from '../write/importBatch.ts';

/** The files on the disk of the server that a task works with. */
export function filesOf(task: ImporterTask): string[] {
  if (task.kind === 'undo') return [];
  return 'rejectsFile' in task ? [task.path, task.rejectsFile, task.warningsFile] : [task.path];
}

/**
 * Why a task failed, for the app: a reason that it knows, and the words of the program. It is not told where on the server
 * `files` lie, nor the file that the system names in its error.
 */
export function problemOf(
  error: unknown,
  files: readonly string[] = [],
): Extract<ImporterMessage, { problem: unknown }> {
  // What is wrong with a file is wrong again when it is started again.
  const told = error instanceof FileProblem ? error : explainFailure(error, 'start it again');
  const problem = reasonOf(told);
  const faults = told instanceof MappingError ? [...told.faults] : [];
  const named = error instanceof Error && 'path' in error && typeof error.path === 'string' ? [error.path] : [];
  const detail = withoutFolders(told instanceof Error ? told.message : String(told), [...files, ...named]);
  return { problem, detail, faults };
}

/** Leaves the names of files alone. Only known folders are taken out: what looks like one may be a day, as 11/25/1917. */
function withoutFolders(text: string, files: readonly string[]): string {
  const folders = files.map((file) => win32.dirname(file)).filter((folder) => win32.dirname(folder) !== folder);
  // The longest first, so that nothing of a folder within another is left.
  const longestFirst = [...new Set(folders)].sort((one, other) => other.length - one.length);
  return longestFirst.reduce((left, folder) => left.replace(anyFormOf(folder), ''), text);
}

/** A folder with the separator after it, also as an address (`file:///srv/my%20museum/`) and with doubled backslashes. */
function anyFormOf(folder: string): RegExp {
  const parts = folder.split(/[/\\]+/).map((part) => `(?:${literally(part)}|${literally(encodeURI(part))})`);
  return new RegExp(`(?<![\\w.])(?:file:/{2,3})?${parts.join('[/\\\\]+')}[/\\\\]+`, 'g');
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function reasonOf(error: unknown): ImportTaskProblem {
  if (error instanceof FileProblem) return error.reason;
  if (error instanceof MappingError) return 'mapping';
  if (error instanceof ImportRefused) return error.isOtherRunning ? 'another_import' : 'refused';
  if (!(error instanceof ImportStopped)) return 'failed';
  if (error.cause instanceof FileProblem) return error.cause.reason;
  return error.message.includes('disk') ? 'no_room' : 'interrupted';
}

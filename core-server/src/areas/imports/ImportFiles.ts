import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Files } from '../../lib/files/Files.ts';
import { LocalCopies } from '../../lib/scans/LocalCopies.ts';

export const problemSeverities = ['error', 'warning'] as const;
export type ProblemSeverity = (typeof problemSeverities)[number];

/** Where a task writes its rows with problems. */
export interface ProblemPaths {
  readonly rejectsFile: string;
  readonly warningsFile: string;
}

const listKey = (listId: string) => `imports/${listId}/list`;
const problemKey = (taskId: string, severity: ProblemSeverity) => `imports/${taskId}/${severity}.csv`;

declare module '../../lib/rpc/Services.ts' {
  interface Services {
    readonly importFiles: ImportFiles;
  }
}

/** The files of imports: the lists as they were sent, and the rows with problems of each task. */
export class ImportFiles {
  readonly #copies: LocalCopies;

  /** @param folder for copies of what lies elsewhere. */
  constructor(
    private readonly files: Pick<Files, 'store' | 'tempFiles'>,
    folder: string,
  ) {
    this.#copies = new LocalCopies(files.store, files.tempFiles, folder);
  }

  putList(listId: string, path: string): Promise<void> {
    return this.files.store.put(listKey(listId), path);
  }

  /** Where a list lies on this machine; null when it is gone. */
  findList(listId: string): Promise<string | null> {
    return this.#copies.find(listKey(listId));
  }

  removeList(listId: string): Promise<void> {
    return this.files.store.remove(listKey(listId));
  }

  /** Does `steps` with paths for the rows with problems, which are gone afterwards. */
  withProblemPaths<T>(steps: (paths: ProblemPaths) => Promise<T>): Promise<T> {
    const { tempFiles } = this.files;
    return tempFiles.with((rejectsFile) => tempFiles.with((warningsFile) => steps({ rejectsFile, warningsFile })));
  }

  /** Keeps the rows with problems that a task wrote; without any there is no such file. */
  async putProblems(taskId: string, { rejectsFile, warningsFile }: ProblemPaths): Promise<void> {
    for (const [severity, path] of [['error', rejectsFile] as const, ['warning', warningsFile] as const]) {
      if (await stat(path).catch(() => null)) await this.files.store.put(problemKey(taskId, severity), path);
    }
  }

  /** The rows with problems as CSV; null when there are none. */
  async openProblems(taskId: string, severity: ProblemSeverity) {
    const path = await this.#copies.find(problemKey(taskId, severity));
    return path === null ? null : createReadStream(path);
  }

  async removeProblems(taskId: string): Promise<void> {
    for (const severity of problemSeverities) await this.files.store.remove(problemKey(taskId, severity));
  }
}

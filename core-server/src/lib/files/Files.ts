import { join } from 'node:path';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { createFileStore } from './createFileStore.ts';
import type { FileStore } from './FileStore.ts';
import { FileTickets } from './FileTickets.ts';
import { Pictures } from './Pictures.ts';
import type { S3Options } from './S3Store.ts';
import { TempFiles } from './TempFiles.ts';

export interface FilesOptions {
  /** Where files lie on this machine: all of them, or with a bucket those under way. */
  readonly folder: string;
  readonly s3?: S3Options | undefined;
  readonly dataSource: DataSource;
  readonly now: () => Date;
  readonly log: Logger;
}

/** All that one process needs to take, keep, show and hand out files. */
export class Files {
  readonly store: FileStore;
  readonly tempFiles: TempFiles;
  readonly pictures: Pictures;
  readonly tickets: FileTickets;
  readonly #log: Logger;
  readonly #underWay = new Set<Promise<void>>();

  private constructor(store: FileStore, tempFiles: TempFiles, { dataSource, now, log }: FilesOptions) {
    this.store = store;
    this.tempFiles = tempFiles;
    this.pictures = new Pictures(store);
    this.tickets = new FileTickets(dataSource, now);
    this.#log = log;
  }

  static async open(options: FilesOptions): Promise<Files> {
    const tempFiles = new TempFiles(join(options.folder, 'parts'));
    return new Files(await createFileStore(options.folder, tempFiles, options.s3), tempFiles, options);
  }

  /** Has `task` done without anybody waiting for it; what fails is tried again when it is needed. */
  later(task: () => Promise<void>): void {
    const running = task()
      .catch((error: unknown) => this.#log.warn({ err: error }, 'a picture could not be made ahead'))
      .finally(() => this.#underWay.delete(running));
    this.#underWay.add(running);
  }

  async close(): Promise<void> {
    await Promise.all(this.#underWay);
    this.store.close();
  }
}

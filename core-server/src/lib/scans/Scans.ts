import { join } from 'node:path';
import type { Logger } from 'pino';
import type { FileStore } from '../files/FileStore.ts';
import type { TempFiles } from '../files/TempFiles.ts';
import { LocalCopies } from './LocalCopies.ts';
import { Pyramids } from './Pyramids.ts';
import { ScanProcess } from './ScanProcess.ts';
import { type ScanFile, type ScanPages, showsPages } from './scanTasks.ts';

interface ScansOptions {
  /** Where files lie on this machine. */
  readonly folder: string;
  readonly store: FileStore;
  readonly tempFiles: TempFiles;
  readonly log: Logger;
}

/** What one process of the museum needs to take scans and to show them. */
export class Scans {
  readonly pyramids: Pyramids;
  readonly #process: ScanProcess;

  constructor({ folder, store, tempFiles, log }: ScansOptions) {
    const copies = new LocalCopies(store, tempFiles, join(folder, 'copies'));
    this.#process = new ScanProcess(log);
    this.pyramids = new Pyramids({ store, tempFiles, copies, process: this.#process });
  }

  /**
   * The pages that an uploaded file shows; none when it is of another kind than images and PDF.
   *
   * @throws UploadRefused when it is of such a kind, and cannot be shown.
   */
  async read(file: ScanFile): Promise<ScanPages> {
    return showsPages(file.mimetype) ? this.#process.read({ file }) : [];
  }

  /** Ends what is under way: what was not made ahead is made when it is asked for. */
  close(): void {
    this.#process.close();
  }
}

declare module '../rpc/Services.ts' {
  interface Services {
    readonly scans: Scans;
  }
}

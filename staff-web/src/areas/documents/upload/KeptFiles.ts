import type { UploadCode } from '@salient/shared/areas/attachments/uploadRules.ts';

/** A file on its way to a document, as this browser keeps it until it has arrived. */
export interface KeptFile {
  /** By which the server knows it again when it is sent twice. */
  readonly uploadId: string;
  /** Whose upload it is: another account that works here is offered nothing. */
  readonly userId: string;
  readonly documentId: string;
  /** What the document is called, for the offer to go on. */
  readonly title: string;
  /** Where the page belongs among those that are sent with it. */
  readonly order: string;
  /** Whether it comes although the document has its picture already. */
  readonly again: boolean;
  /** The tab that sends it. */
  readonly tab: string;
  /** Of one that was refused for good no more than its name. */
  readonly file: File;
  /** Why its document never takes it: it is told until somebody has read it, and not sent again. */
  readonly refused?: UploadCode;
}

const store = 'files';

/** Files on their way, which outlive the tab that sends them. Nothing here fails: where nothing can be kept, nothing is. */
export class KeptFiles {
  #opened: Promise<IDBDatabase> | undefined;

  /** @returns whether it is kept: a full disk or a private window may forbid it. */
  async keep(kept: KeptFile): Promise<boolean> {
    return (await this.#run('readwrite', (files) => files.put(kept))) !== undefined;
  }

  async forget(uploadIds: readonly string[]): Promise<void> {
    await this.#run('readwrite', (files) => {
      for (const id of uploadIds) files.delete(id);
      return undefined;
    });
  }

  async all(): Promise<readonly KeptFile[]> {
    return ((await this.#run('readonly', (files) => files.getAll())) as readonly KeptFile[] | undefined) ?? [];
  }

  #open(): Promise<IDBDatabase> {
    this.#opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open('pageUploads', 1);
      request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'uploadId' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    return this.#opened;
  }

  /** The result of one transaction; undefined where it failed. */
  async #run(mode: IDBTransactionMode, act: (files: IDBObjectStore) => IDBRequest | undefined): Promise<unknown> {
    try {
      const database = await this.#open();
      return await new Promise((resolve, reject) => {
        const transaction = database.transaction(store, mode);
        const request = act(transaction.objectStore(store));
        transaction.oncomplete = () => resolve(request?.result ?? null);
        transaction.onabort = () => reject(transaction.error);
        transaction.onerror = () => reject(transaction.error);
      });
    } catch {
      return undefined;
    }
  }
}

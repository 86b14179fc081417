import type { Readable } from 'node:stream';

export interface ByteRange {
  /** First and last byte, both included. */
  readonly start: number;
  readonly end: number;
}

export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
  /** When it was put there last. */
  readonly at: Date;
}

/**
 * Where the bytes of files lie, by key. A key is there whole or not at all, whoever dies when. Keys are written by
 * `storageKeys.ts` alone and never hold anything that a person typed.
 */
export interface FileStore {
  /** Puts a finished local file; the file itself stays with the caller. */
  put(key: string, path: string): Promise<void>;
  putBytes(key: string, bytes: Buffer): Promise<void>;
  /** Null when there is nothing under the key. */
  stat(key: string): Promise<StoredObject | null>;
  /** Where the object lies on this machine, whether there is one or not; absent for a store elsewhere. */
  pathOf?(key: string): string;
  /** @throws Error when there is nothing under the key. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes what is there; nothing there is no error. */
  remove(key: string): Promise<void>;
  /** @param folder only what lies under it, such as `originals/`; everything when it is left out. */
  list(folder?: string): AsyncIterable<StoredObject>;
  close(): void;
}

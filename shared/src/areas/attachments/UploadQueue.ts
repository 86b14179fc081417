import type { Attachment } from './attachment.ts';
import { type Sending, UploadFailure } from './sendFile.ts';
import { type FileKind, fileEndings, type UploadCode } from './uploadRules.ts';

/** One file on its way. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  /** `interrupted` is tried again by itself; `refused` only when somebody says so. */
  readonly state: 'waiting' | 'sending' | 'interrupted' | 'refused';
  /** Share that has left, 0 to 1. */
  readonly share: number;
  readonly code: UploadCode | null;
}

export interface UploadRules {
  readonly kind: FileKind;
  readonly maxBytes: number;
  /** Files that may still be added; no limit when absent. */
  readonly room?: number;
}

/** @typeParam Result what the server answers for a file that has arrived. */
export interface UploadQueueOptions<Result = Attachment> {
  readonly send: (
    sending: Pick<Sending, 'file' | 'onProgress' | 'signal'> & { readonly uploadId: string },
  ) => Promise<Result>;
  readonly onDone: (result: Result, upload: Upload) => void;
  /** Files that are on their way at once; one where nothing is said. */
  readonly atOnce?: number;
  /** Somebody has to sign in; resolves to whether it can go on. */
  readonly signIn?: () => Promise<boolean>;
  /** Resolves after some time, or sooner when the network is back. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

const pausesMs = [1_000, 3_000, 10_000, 30_000];

/** Sends files in their order and holds on to each until it has arrived, through lost connections and ended sessions. */
export class UploadQueue<Result = Attachment> {
  readonly #options: UploadQueueOptions<Result>;
  readonly #listeners = new Set<() => void>();
  readonly #stops = new Map<string, AbortController>();
  #uploads: readonly Upload[] = [];
  #running = 0;

  constructor(options: UploadQueueOptions<Result>) {
    this.#options = options;
  }

  readonly get = (): readonly Upload[] => this.#uploads;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Files that were chosen: what is refused at first sight never leaves. */
  add(files: Iterable<File>, rules: UploadRules): void {
    this.addAs(
      [...files].map((file) => ({ id: crypto.randomUUID(), file })),
      rules,
    );
  }

  /** The same under ids that the caller knows, such as those of files whose way was broken off with an earlier page. */
  addAs(files: readonly Pick<Upload, 'id' | 'file'>[], rules: UploadRules): void {
    let room = rules.room ?? Number.POSITIVE_INFINITY;
    room -= this.#uploads.filter(({ state }) => state !== 'refused').length;
    const added = files.map(({ id, file }): Upload => {
      const code = refusalOf(file, rules) ?? (room-- > 0 ? null : 'TOO_MANY_FILES');
      return { id, file, state: code ? 'refused' : 'waiting', share: 0, code };
    });
    this.#set([...this.#uploads, ...added]);
    this.#run();
  }

  /** Sends a refused file once more. */
  retry(id: string): void {
    this.#change(id, { state: 'waiting', share: 0, code: null });
    this.#run();
  }

  /** Lets go of a file, on its way or not. */
  drop(id: string): void {
    this.#stops.get(id)?.abort();
    this.#set(this.#uploads.filter((upload) => upload.id !== id));
  }

  /** Lets go of all of them, when nobody looks any more. */
  close(): void {
    for (const { id } of this.#uploads) this.drop(id);
  }

  #run(): void {
    while (this.#running < (this.#options.atOnce ?? 1)) {
      const next = this.#uploads.find(({ id, state }) => state === 'waiting' && !this.#stops.has(id));
      if (!next) return;
      this.#running += 1;
      void this.#send(next).finally(() => {
        this.#running -= 1;
        this.#run();
      });
    }
  }

  async #send(upload: Upload): Promise<void> {
    const { id, file } = upload;
    const stop = new AbortController();
    this.#stops.set(id, stop);
    const { signal } = stop;
    for (let attempt = 0; !signal.aborted; attempt++) {
      this.#change(id, { state: 'sending', share: 0 });
      try {
        const onProgress = (share: number) => this.#change(id, { share });
        // The same name at every attempt: should only the answer be lost, the file is not kept twice.
        const result = await this.#options.send({ file, onProgress, signal, uploadId: id });
        this.#set(this.#uploads.filter((each) => each.id !== id));
        this.#options.onDone(result, upload);
        break;
      } catch (error) {
        if (signal.aborted || !(await this.#mayRepeat(id, error, attempt, signal))) break;
      }
    }
    this.#stops.delete(id);
  }

  /** Waits where waiting helps; says why not where it does not. */
  async #mayRepeat(id: string, error: unknown, attempt: number, signal: AbortSignal): Promise<boolean> {
    const code = error instanceof UploadFailure ? error.code : 'UPLOAD_FAILED';
    if (code === 'NETWORK' || code === 'UNAVAILABLE' || code === 'UPLOAD_INCOMPLETE') {
      this.#change(id, { state: 'interrupted' });
      await this.#options.pause(pausesMs[Math.min(attempt, pausesMs.length - 1)] ?? 0, signal);
      return true;
    }
    if (code === 'NO_SESSION' && (await this.#options.signIn?.())) return true;
    this.#change(id, { state: 'refused', code });
    return false;
  }

  #change(id: string, changes: Partial<Upload>): void {
    this.#set(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** What the name and the size alone tell; the server looks at the content. */
function refusalOf({ name, size }: File, { kind, maxBytes }: UploadRules): UploadCode | null {
  if (size === 0) return 'FILE_EMPTY';
  if (size > maxBytes) return 'FILE_TOO_LARGE';
  const known = fileEndings[kind].some((ending) => name.toLowerCase().endsWith(ending));
  // A name without an ending says nothing.
  return known || !/.\../.test(name) ? null : 'INVALID_FILE_TYPE';
}

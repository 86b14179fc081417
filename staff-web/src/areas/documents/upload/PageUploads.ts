import { sendFile } from '@salient/shared/areas/attachments/sendFile.ts';
import { type Upload, UploadQueue } from '@salient/shared/areas/attachments/UploadQueue.ts';
import {
  isImageType,
  isLastingRefusal,
  isNamedAsImage,
  uploadLimits,
} from '@salient/shared/areas/attachments/uploadRules.ts';
import { orderInDrop, type PageUploadAnswer, pageUploadPath } from '@salient/shared/areas/documents/pageUpload.ts';
import { pause } from '@salient/shared/lib/client/pause.ts';
import type { SessionStore } from '../../../lib/session/SessionStore.ts';
import type { SignInGate } from '../../../lib/session/SignInGate.ts';
import { Store } from '../../../lib/store/Store.ts';
import { type KeptFile, KeptFiles } from './KeptFiles.ts';
import { inNaturalOrder } from './naturalOrder.ts';

/** The document that files are sent to. */
export interface UploadGoal {
  readonly documentId: string;
  readonly title: string;
}

/** How far the files of one document are, since they were chosen. */
export interface UploadTally {
  readonly files: number;
  readonly bytes: number;
  readonly doneFiles: number;
  readonly doneBytes: number;
  /** Files that the document had already, under other names perhaps. */
  readonly doubles: readonly DoubleFile[];
  /** Names of files that are no images though they are called so: they came as pages without a picture. */
  readonly misnamed: readonly string[];
  /** Files that somebody left out by stopping, which can still be sent. */
  readonly stopped: readonly KeptFile[];
}

/** A file that was not added, as its document has the very same one. */
export interface DoubleFile {
  readonly id: string;
  readonly file: File;
  readonly order: string;
}

export interface PageUploadState {
  readonly uploads: readonly (Upload & UploadGoal)[];
  readonly tallies: Readonly<Record<string, UploadTally>>;
  /** Whether all that is under way would be there again after the tab was closed. */
  readonly keeping: Keeping;
}

/** `underWay` while this browser takes files over, `impossible` once it cannot hold one of them. */
export type Keeping = 'underWay' | 'complete' | 'impossible';

const atOnce = 2;
const rules = { kind: 'documents', maxBytes: uploadLimits.pageBytes } as const;
const nothing: PageUploadState = { uploads: [], tallies: {}, keeping: 'complete' };
const empty: UploadTally = { files: 0, bytes: 0, doneFiles: 0, doneBytes: 0, doubles: [], misnamed: [], stopped: [] };

/**
 * Scans on their way to documents. They go on while other pages are looked at, wait out a lost connection, and after the
 * tab was closed this browser has them still.
 */
export class PageUploads extends Store<PageUploadState> {
  readonly #kept = new KeptFiles();
  readonly #goals = new Map<string, UploadGoal & Pick<KeptFile, 'order' | 'again'>>();
  readonly #queue: UploadQueue<PageUploadAnswer>;
  readonly #session: SessionStore;
  readonly #tab = crypto.randomUUID();
  /** Files that were refused for good. */
  readonly #noted = new Set<string>();
  #isLocked = false;
  /** Files that are still to be kept. */
  #toKeep = 0;
  #isFull = false;

  constructor({ session, gate }: { readonly session: SessionStore; readonly gate: SignInGate }) {
    super(nothing);
    this.#session = session;
    this.#queue = new UploadQueue<PageUploadAnswer>({
      atOnce,
      pause,
      signIn: () => gate.wait(),
      send: ({ uploadId, ...sending }) => {
        const { documentId = '', order = '', again = false } = this.#goals.get(uploadId) ?? {};
        const fields = { document_id: documentId, upload_id: uploadId, order, again: String(again), answer: 'pages' };
        return sendFile<PageUploadAnswer>({ ...sending, path: pageUploadPath, token: session.token, fields });
      },
      onDone: (page, upload) => this.#arrived(page, upload),
    });
    this.#queue.subscribe(() => {
      this.#noteRefused();
      this.#follow();
    });
  }

  /** Sends files in the order in which people count them. */
  async add(goal: UploadGoal, files: readonly File[]): Promise<void> {
    this.#startAnew(goal.documentId, files);
    const drop = `${Date.now()}-${this.#tab.slice(0, 8)}`;
    await this.#send(
      inNaturalOrder(files).map((file, index) => ({ ...goal, order: orderInDrop(drop, index), again: false, file })),
    );
  }

  /** Sends files that were found to be doubles once more, to be added all the same, each at the place of its name. */
  async addDoubles(goal: UploadGoal, doubles: readonly DoubleFile[]): Promise<void> {
    const { documentId } = goal;
    const tally = this.get().tallies[documentId];
    if (!tally) return;
    const left = tally.doubles.filter((each) => !doubles.includes(each));
    // They are counted anew, as files that have yet to arrive.
    const bytes = doubles.reduce((sum, { file }) => sum + file.size, 0);
    const rest = {
      files: tally.files - doubles.length,
      bytes: tally.bytes - bytes,
      doneFiles: tally.doneFiles - doubles.length,
      doneBytes: tally.doneBytes - bytes,
      doubles: left,
      misnamed: tally.misnamed,
      stopped: tally.stopped,
    };
    this.set({ ...this.get(), tallies: { ...this.get().tallies, [documentId]: rest } });
    await this.#send(doubles.map(({ file, order }) => ({ ...goal, order, again: true, file })));
  }

  /** @param files under the ids by which the server may know them already, or new ones. */
  async #send(
    files: readonly (Omit<KeptFile, 'uploadId' | 'userId' | 'tab'> & Partial<Pick<KeptFile, 'uploadId'>>)[],
  ): Promise<void> {
    this.#lock();
    const added = files.map(
      (each): KeptFile => ({ uploadId: crypto.randomUUID(), ...each, userId: this.#userId, tab: this.#tab }),
    );
    this.#toKeep += added.length;
    this.#begin(added);
    for (const each of added) {
      await this.#keep(each);
      this.#toKeep -= 1;
    }
    this.#follow();
  }

  /** Files that were left when a tab was closed, of whoever is signed in. */
  async unfinished(): Promise<readonly KeptFile[]> {
    const kept = (await this.#kept.all()).filter(
      ({ userId, uploadId }) => userId === this.#userId && !this.#goals.has(uploadId),
    );
    if (kept.length === 0) return kept;
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    const busy = new Set(held.map(({ name }) => name));
    return kept.filter(({ tab }) => !busy.has(lockOf(tab)));
  }

  /** Sends what was left; a file of which the server has all already is told by its id. */
  async resume(files: readonly KeptFile[]): Promise<void> {
    this.#lock();
    const own = [...files]
      .sort((a, b) => (a.order < b.order ? -1 : 1))
      .map((each): KeptFile => ({ ...each, tab: this.#tab }));
    this.#begin(own);
    for (const each of own) await this.#keep(each);
  }

  forgetKept = (files: readonly KeptFile[]): Promise<void> => this.#kept.forget(files.map(({ uploadId }) => uploadId));

  retry(id: string): void {
    this.#queue.retry(id);
  }

  /** Sends no more of the files of a document; those that this leaves out are told, and can be gone on with. */
  stopSending(documentId: string): void {
    const { uploads } = this.get();
    const left = uploads.flatMap(({ id: uploadId, file, state }): KeptFile[] => {
      const goal = this.#goals.get(uploadId);
      if (goal?.documentId !== documentId || state === 'refused') return [];
      return [{ ...goal, uploadId, file, userId: this.#userId, tab: this.#tab }];
    });
    this.#stopped(documentId, (stopped) => [...stopped, ...left]);
    this.drop(left.map(({ uploadId }) => uploadId));
  }

  /** Sends what was stopped, each file at the place that it had. */
  async goOn(documentId: string): Promise<void> {
    const { stopped = [] } = this.get().tallies[documentId] ?? {};
    this.#stopped(documentId, () => []);
    await this.#send(stopped);
  }

  /** Lets go of files that have not arrived. */
  drop(ids: readonly string[]): void {
    for (const id of ids) {
      const upload = this.#queue.get().find((each) => each.id === id);
      if (!upload) continue;
      this.#tally(id, ({ files, bytes, ...rest }) => ({ ...rest, files: files - 1, bytes: bytes - upload.file.size }));
      this.#goals.delete(id);
      this.#queue.drop(id);
    }
    void this.#kept.forget(ids);
  }

  /** Puts the figures of a document away once they were read. */
  dismiss(documentId: string): void {
    const { [documentId]: _, ...tallies } = this.get().tallies;
    this.set({ ...this.get(), tallies });
  }

  /** What is left stays in this browser for whoever signed out. */
  readonly stop = (): void => {
    for (const { id } of this.#queue.get()) this.#queue.drop(id);
    this.#goals.clear();
    this.set(nothing);
    this.#askBeforeClosing();
  };

  async #keep(file: KeptFile): Promise<void> {
    const { uploadId } = file;
    // Whatever arrives before it is kept needs no keeping, nor what never leaves.
    if (!this.#isUnderWay(uploadId)) return;
    if (!(await this.#kept.keep(file))) this.#isFull = true;
    if (!this.#goals.has(uploadId)) await this.#kept.forget([uploadId]);
    else if (this.#noted.has(uploadId)) await this.#keepRefusal(uploadId);
  }

  /** What was refused and is sent again is told once; figures of files that nobody needs to read any more begin anew. */
  #startAnew(documentId: string, files: readonly File[]): void {
    const isSentAgain = ({ file }: Pick<Upload, 'file'>) =>
      files.some(({ name, size }) => name === file.name && size === file.size);
    const ofDocument = () => this.get().uploads.filter((each) => each.documentId === documentId);
    this.drop(ofDocument().flatMap((each) => (each.state === 'refused' && isSentAgain(each) ? [each.id] : [])));
    this.#stopped(documentId, (stopped) => stopped.filter((each) => !isSentAgain(each)));
    const { doubles = [], stopped = [] } = this.get().tallies[documentId] ?? {};
    if (ofDocument().length + doubles.length + stopped.length === 0) this.dismiss(documentId);
  }

  #isUnderWay(uploadId: string): boolean {
    return this.#queue.get().some(({ id, state }) => id === uploadId && state !== 'refused');
  }

  /** What the document never takes is no file that was left on its way: of it the name and the reason are kept alone. */
  #noteRefused(): void {
    for (const { id, state, code } of this.#queue.get()) {
      if (state !== 'refused' || !isLastingRefusal(code) || this.#noted.has(id)) continue;
      this.#noted.add(id);
      void this.#keepRefusal(id);
    }
  }

  async #keepRefusal(uploadId: string): Promise<void> {
    const goal = this.#goals.get(uploadId);
    const upload = this.#queue.get().find(({ id }) => id === uploadId);
    if (!goal || !upload?.code) return;
    const file = new File([], upload.file.name);
    await this.#kept.keep({
      ...{ ...goal, uploadId, file, refused: upload.code, userId: this.#userId, tab: this.#tab },
    });
    if (!this.#goals.has(uploadId)) await this.#kept.forget([uploadId]);
  }

  get #userId(): string {
    const state = this.#session.get();
    return state.status === 'signedIn' ? (state.user.id ?? '') : '';
  }

  #begin(files: readonly KeptFile[]): void {
    const tallies = { ...this.get().tallies };
    for (const { uploadId, documentId, title, order, again, file } of files) {
      this.#goals.set(uploadId, { documentId, title, order, again });
      const { files: count, bytes, ...rest } = tallies[documentId] ?? empty;
      tallies[documentId] = { ...rest, files: count + 1, bytes: bytes + file.size };
    }
    this.set({ ...this.get(), tallies });
    this.#queue.addAs(
      files.map(({ uploadId, file }) => ({ id: uploadId, file })),
      rules,
    );
  }

  #arrived(page: PageUploadAnswer, { id, file }: Upload): void {
    const { order = '' } = this.#goals.get(id) ?? {};
    this.#tally(id, (tally) => ({
      ...tally,
      doneFiles: tally.doneFiles + 1,
      doneBytes: tally.doneBytes + file.size,
      doubles: page.double ? [...tally.doubles, { id, file, order }] : tally.doubles,
      misnamed:
        isNamedAsImage(file.name) && !isImageType(page.mimetype) ? [...tally.misnamed, file.name] : tally.misnamed,
    }));
    this.#goals.delete(id);
    void this.#kept.forget([id]);
    this.#follow();
  }

  #tally(uploadId: string, change: (tally: UploadTally) => UploadTally): void {
    const goal = this.#goals.get(uploadId);
    const tally = goal && this.get().tallies[goal.documentId];
    if (!goal || !tally) return;
    this.set({ ...this.get(), tallies: { ...this.get().tallies, [goal.documentId]: change(tally) } });
  }

  #stopped(documentId: string, change: (stopped: readonly KeptFile[]) => readonly KeptFile[]): void {
    const { tallies } = this.get();
    const tally = tallies[documentId];
    if (!tally) return;
    this.set({ ...this.get(), tallies: { ...tallies, [documentId]: { ...tally, stopped: change(tally.stopped) } } });
  }

  #follow(): void {
    const uploads = this.#queue.get().flatMap((upload) => {
      const goal = this.#goals.get(upload.id);
      return goal ? [{ ...upload, documentId: goal.documentId, title: goal.title }] : [];
    });
    const isBusy = uploads.some(({ state }) => state !== 'refused');
    if (!isBusy) this.#isFull = false;
    const unkept = this.#isFull ? 'impossible' : 'underWay';
    const keeping = isBusy && (this.#isFull || this.#toKeep > 0) ? unkept : 'complete';
    this.set({ ...this.get(), uploads, keeping });
    this.#askBeforeClosing();
  }

  /** Has the browser ask before it closes a tab whose files would be lost with it. */
  #askBeforeClosing(): void {
    if (this.get().keeping === 'complete') window.removeEventListener('beforeunload', ask);
    else window.addEventListener('beforeunload', ask);
  }

  /** Tells other tabs for as long as this one lives that it sends its files itself. */
  #lock(): void {
    if (this.#isLocked) return;
    this.#isLocked = true;
    void navigator.locks?.request(lockOf(this.#tab), () => new Promise(() => undefined));
  }
}

const ask = (event: Event) => event.preventDefault();
const lockOf = (tab: string) => `pageUploads.${tab}`;

declare module '../../../lib/services/services.ts' {
  interface Services {
    readonly pageUploads: PageUploads;
  }
}

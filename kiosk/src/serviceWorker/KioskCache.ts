import { type BundleFacts, bundlePath, type KioskBundle } from '@salient/shared/kiosks/kioskBundle.ts';
import { type BundleState, nothingHeld, type StateNews, stateChannel } from '../bundle/bundleState.ts';
import {
  applyReady,
  type BundlePointer,
  beginStart,
  confirmStart,
  emptyPointer,
  goBack,
  keptIds,
  withoutDamaged,
  withReady,
} from './bundlePointer.ts';
import { DamagedFile, HeldBundle } from './HeldBundle.ts';

const pointerCache = 'kiosk-pointers';
const pointerPath = (kiosk: number) => `/kiosk/${kiosk}/pointer.json`;

/** The list is small; a server that takes longer is away. */
const listTimeoutMs = 10_000;
/** While somebody waits for a page. */
const repairTimeoutMs = 2_000;
/** The longest chunk of names over a slow line. */
const fileTimeoutMs = 120_000;
/** Files fetched at once. */
const atOnce = 4;

/** What one kiosk holds: the active bundle, the one before it, and one that is on its way (beyond 22). */
export class KioskCache {
  readonly #kiosk: number;
  readonly #open = new Map<string, HeldBundle>();
  #state: BundleState = nothingHeld;
  #pointer: BundlePointer | undefined;
  #checking: Promise<void> | undefined;
  #checkingAgain: Promise<void> | undefined;

  constructor(kiosk: number) {
    this.#kiosk = kiosk;
  }

  /** The state as it is now. */
  async state(): Promise<BundleState> {
    const pointer = await this.#read();
    const factsOf = async (id: string | null) => facts((await this.#held(id))?.bundle);
    const [active, ready, previous] = await Promise.all([pointer.active, pointer.ready, pointer.previous].map(factsOf));
    this.#state = { ...this.#state, active: active ?? null, ready: ready ?? null, previous: previous ?? null };
    return this.#state;
  }

  /**
   * Asks the server for a newer bundle and fetches it. Whoever asks while that goes on may know of something that the
   * server had not yet when it was asked: for all of them it is asked once more afterwards. Never throws.
   */
  check(): Promise<void> {
    if (this.#checking) {
      this.#checkingAgain ??= this.#checking.then(() => {
        this.#checkingAgain = undefined;
        return this.check();
      });
      return this.#checkingAgain;
    }
    this.#checking = this.#check().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async apply(): Promise<void> {
    const pointer = await this.#read();
    if (!(await this.#held(pointer.ready))) return;
    await this.#write(applyReady(pointer));
  }

  async goBack(): Promise<void> {
    await this.#write(goBack(await this.#read()));
  }

  /** The app runs from the active bundle. */
  async started(): Promise<void> {
    await this.#write(confirmStart(await this.#read()));
  }

  /**
   * The kiosk's page, from the active bundle or from the one before it when that one cannot start; null when neither can.
   */
  async page(path: string): Promise<Response | null> {
    await this.#write(beginStart(await this.#read()));
    if (await this.#canStart()) return this.file(path);
    await this.#write(withoutDamaged(await this.#read()));
    return (await this.#canStart()) ? this.file(path) : null;
  }

  /** A file of the active bundle, or one of the bundle before it that a page of then still asks for; null when there is none. */
  async file(path: string): Promise<Response | null> {
    const pointer = await this.#read();
    for (const id of [pointer.active, pointer.previous]) {
      const held = await this.#held(id);
      const file = held?.fileAt(path);
      if (!held || !file) continue;
      const kept = await held.read(file);
      if (kept) return kept;
      if (await this.#repair(held, file)) return held.read(file);
    }
    return null;
  }

  async #canStart(): Promise<boolean> {
    const active = await this.#held((await this.#read()).active);
    if (!active) return false;
    for (const file of active.essentials) {
      if (!(await active.read(file)) && !(await this.#repair(active, file))) return false;
    }
    return true;
  }

  /** Puts right what of the active bundle was damaged while nobody could tell. */
  async #mend(): Promise<void> {
    const active = await this.#held((await this.#read()).active);
    for (const file of active?.bundle.files ?? []) {
      if (active && !(await active.read(file))) await this.#repair(active, file);
    }
  }

  /** Puts a damaged or missing file right, from the other bundle or from the server. */
  async #repair(held: HeldBundle, file: Parameters<HeldBundle['read']>[0]): Promise<boolean> {
    try {
      const copy = await this.#copyOf(file.sha256, held);
      if (copy) await held.put(file, copy);
      else await held.fetch(file, repairTimeoutMs);
      return true;
    } catch {
      return false;
    }
  }

  /** The same content in another bundle. */
  async #copyOf(sha256: string, target: HeldBundle): Promise<Response | null> {
    for (const id of keptIds(await this.#read())) {
      const held = await this.#held(id);
      const copy = held && held !== target ? await held.readByHash(sha256) : null;
      if (copy) return copy;
    }
    return null;
  }

  async #check(): Promise<void> {
    const pointer = await this.#read();
    let bundle: KioskBundle | null;
    try {
      bundle = await this.#ask(pointer.ready ?? pointer.active);
    } catch {
      return this.#tell({ serverIsHere: false });
    }
    const wasAway = this.#state.serverIsHere !== true;
    this.#tell({ serverIsHere: true });
    if (wasAway) await this.#mend();
    const isKnown = bundle && [pointer.active, pointer.ready, pointer.refused].includes(bundle.id);
    if (!bundle || isKnown) {
      // What was published was taken back again: the active one is the newest.
      if (bundle?.id === pointer.active && pointer.ready !== null) await this.#write({ ...pointer, ready: null });
      return;
    }
    try {
      await this.#download(bundle);
      this.#tell({ problem: null });
    } catch (error) {
      // A connection that was lost is no problem of the bundle: the next check goes on where this one ended.
      if (error instanceof DamagedFile) this.#tell({ problem: 'damaged' });
      else if (error instanceof DOMException && error.name === 'QuotaExceededError') await this.#makeRoom();
    } finally {
      this.#tell({ download: null });
    }
  }

  /** The server's present bundle; null when it is the known one. */
  async #ask(known: string | null): Promise<KioskBundle | null> {
    const reply = await fetch(bundlePath(this.#kiosk), {
      cache: 'no-store',
      headers: known === null ? {} : { 'if-none-match': `"${known}"` },
      signal: AbortSignal.timeout(listTimeoutMs),
    });
    if (reply.status === 304) return null;
    if (!reply.ok) throw new TypeError(`the server answered ${reply.status}`);
    return (await reply.json()) as KioskBundle;
  }

  async #download(bundle: KioskBundle): Promise<void> {
    await HeldBundle.keepOnly(this.#kiosk, [...keptIds(await this.#read()), bundle.id]);
    const coming = await HeldBundle.begin(bundle);
    const total = bundle.files.reduce((sum, { bytes }) => sum + bytes, 0);
    const waiting = bundle.files.values();
    let done = 0;
    const fetchInTurn = async () => {
      for (const file of waiting) {
        if (!(await coming.read(file))) {
          const copy = await this.#copyOf(file.sha256, coming);
          if (copy) await coming.put(file, copy);
          else await coming.fetch(file, fileTimeoutMs);
        }
        done += file.bytes;
        this.#tell({ download: { done, total } });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, fetchInTurn));
    await coming.finish();
    this.#open.set(bundle.id, coming);
    await this.#write(withReady(await this.#read(), bundle.id));
  }

  /** The disk is full: without the bundle before the active one there may be room the next time. */
  async #makeRoom(): Promise<void> {
    this.#tell({ problem: 'quota' });
    await this.#write({ ...(await this.#read()), previous: null });
  }

  async #held(id: string | null): Promise<HeldBundle | null> {
    if (id === null) return null;
    const known = this.#open.get(id) ?? (await HeldBundle.open(this.#kiosk, id));
    if (known) this.#open.set(id, known);
    return known;
  }

  async #read(): Promise<BundlePointer> {
    if (this.#pointer) return this.#pointer;
    const kept = await (await caches.open(pointerCache)).match(pointerPath(this.#kiosk));
    const pointer = (await kept?.json().catch(() => null)) as BundlePointer | null | undefined;
    this.#pointer ??= { ...emptyPointer, ...pointer };
    return this.#pointer;
  }

  async #write(pointer: BundlePointer): Promise<void> {
    if (pointer === (await this.#read())) return;
    this.#pointer = pointer;
    await (await caches.open(pointerCache)).put(pointerPath(this.#kiosk), Response.json(pointer));
    const kept = keptIds(pointer);
    for (const id of this.#open.keys()) if (!kept.includes(id)) this.#open.delete(id);
    await HeldBundle.keepOnly(this.#kiosk, kept);
    await this.state();
    this.#broadcast();
  }

  #tell(change: Partial<BundleState>): void {
    this.#state = { ...this.#state, ...change };
    this.#broadcast();
  }

  #broadcast(): void {
    const channel = new BroadcastChannel(stateChannel);
    channel.postMessage({ kiosk: this.#kiosk, state: this.#state } satisfies StateNews);
    channel.close();
  }
}

function facts(bundle: KioskBundle | undefined): BundleFacts | null {
  if (!bundle) return null;
  const { files: _, ...rest } = bundle;
  return rest;
}

import {
  type BundleFacts,
  type BundleFile,
  bundlePath,
  type KioskBundle,
} from '@salient/shared/areas/kiosk-content/kioskBundle.ts';
import { type BundleState, nothingHeld, type StateNews, stateChannel } from '../../lib/bundle/bundleState.ts';
import {
  applyReady,
  type BundlePointer,
  beginStart,
  confirmStart,
  goBack,
  keptIds,
  withoutDamaged,
  withoutLost,
  withoutNewer,
  withReady,
} from './bundlePointer.ts';
import { DamagedFile, HeldBundle } from './HeldBundle.ts';
import { HeldBundles } from './HeldBundles.ts';
import { KeptPointer } from './KeptPointer.ts';

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
  readonly #bundles: HeldBundles;
  #state: BundleState = nothingHeld;
  readonly #pointer: KeptPointer;
  /** The bundle on its way, which no pointer names yet. */
  #coming: string | null = null;
  #checking: Promise<void> | undefined;
  #checkingAgain: Promise<void> | undefined;

  constructor(kiosk: number) {
    this.#kiosk = kiosk;
    this.#bundles = new HeldBundles(kiosk);
    this.#pointer = new KeptPointer(kiosk, {
      instead: () => this.#bundles.anyWhole(),
      afterwards: () => this.#tidy(),
    });
  }

  /** The state as it is now. */
  async state(): Promise<BundleState> {
    const pointer = await this.#pointer.read();
    const factsOf = async (id: string | null) => facts((await this.#bundles.of(id))?.bundle);
    const [active, ready, previous] = await Promise.all([pointer.active, pointer.ready, pointer.previous].map(factsOf));
    this.#state = { ...this.#state, active: active ?? null, ready: ready ?? null, previous: previous ?? null };
    return this.#state;
  }

  /**
   * Asks the server for a newer bundle and fetches it. Whoever asks while that goes on may know of something that the
   * server had not yet when it was asked: for all of them it is asked once more afterwards. Never throws.
   *
   * @param serverWasHere as the page knows it: a browser ends its service worker whenever nobody asks it for half a minute.
   */
  check(serverWasHere: boolean | null): Promise<void> {
    if (this.#checking) {
      this.#checkingAgain ??= this.#checking.then(() => {
        this.#checkingAgain = undefined;
        return this.check(serverWasHere);
      });
      return this.#checkingAgain;
    }
    this.#state = { ...this.#state, serverIsHere: this.#state.serverIsHere ?? serverWasHere };
    this.#checking = this.#check()
      .catch(() => undefined)
      .finally(() => {
        this.#checking = undefined;
      });
    return this.#checking;
  }

  async apply(): Promise<void> {
    await this.#forgetLost();
    await this.#change(applyReady);
  }

  async goBack(): Promise<void> {
    await this.#change(goBack);
  }

  /** The app runs from the active bundle. */
  async started(): Promise<void> {
    await this.#change(confirmStart);
  }

  /**
   * The kiosk's page, from the active bundle or from the one before it when that one cannot start; null when neither can.
   */
  async page(path: string): Promise<Response | null> {
    await this.#change(beginStart);
    if (await this.#canStart()) return this.file(path);
    await this.#change(withoutDamaged);
    return (await this.#canStart()) ? this.file(path) : null;
  }

  /** A file of the active bundle, or one of the bundle before it that a page of then still asks for; null when there is none. */
  async file(path: string): Promise<Response | null> {
    const pointer = await this.#pointer.read();
    for (const id of [pointer.active, pointer.previous]) {
      const held = await this.#bundles.of(id);
      const file = held?.fileAt(path);
      if (!held || !file) continue;
      const kept = await held.read(file);
      if (kept) return kept;
      if (await this.#repair(held, file)) return held.read(file);
    }
    return null;
  }

  async #canStart(): Promise<boolean> {
    const active = await this.#bundles.of((await this.#pointer.read()).active);
    if (!active) return false;
    for (const file of active.essentials) {
      if (!(await active.read(file)) && !(await this.#repair(active, file))) return false;
    }
    return true;
  }

  /** Puts right what of the active bundle was damaged while nobody could tell. */
  async #mend(): Promise<void> {
    const active = await this.#bundles.of((await this.#pointer.read()).active);
    for (const file of active?.bundle.files ?? []) {
      if (active && !(await active.read(file))) await this.#repair(active, file);
    }
  }

  /** Puts a damaged or missing file right, from the other bundle or from the server. */
  async #repair(held: HeldBundle, file: BundleFile): Promise<boolean> {
    try {
      const copy = await this.#copyOf(file, held);
      if (copy) await held.put(file, copy);
      else await held.fetch(file, repairTimeoutMs);
      return true;
    } catch {
      return false;
    }
  }

  /** The same content from another bundle. */
  async #copyOf({ sha256 }: BundleFile, target: HeldBundle): Promise<Response | null> {
    return this.#bundles.copyOf(sha256, keptIds(await this.#pointer.read()), target);
  }

  async #check(): Promise<void> {
    await this.#forgetLost();
    const { active, ready } = await this.#pointer.read();
    await this.state();
    let bundle: KioskBundle | null;
    try {
      bundle = await this.#ask(ready ?? active);
    } catch {
      return this.#tell({ serverIsHere: false });
    }
    const wasAway = this.#state.serverIsHere !== true;
    this.#tell({ serverIsHere: true });
    if (wasAway) await this.#mend();
    if (!bundle) return;
    const { id } = bundle;
    await this.#change((pointer) => withoutNewer(pointer, id));
    // Asked for anew: while the server answered, the app may have switched.
    const pointer = await this.#pointer.read();
    if ([pointer.active, pointer.ready, pointer.refused].includes(id)) return;
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
    this.#coming = bundle.id;
    await this.#tidy();
    const coming = await HeldBundle.begin(bundle);
    const total = bundle.files.reduce((sum, { bytes }) => sum + bytes, 0);
    const waiting = bundle.files.values();
    let done = 0;
    const fetchInTurn = async () => {
      for (const file of waiting) {
        if (!(await coming.read(file))) {
          const copy = await this.#copyOf(file, coming);
          if (copy) await coming.put(file, copy);
          else await coming.fetch(file, fileTimeoutMs);
        }
        done += file.bytes;
        this.#tell({ download: { done, total } });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, fetchInTurn));
    await coming.finish();
    this.#bundles.add(coming);
    await this.#change((pointer) => withReady(pointer, bundle.id));
    this.#coming = null;
  }

  /** The disk is full: without the bundle before the active one there may be room the next time. */
  async #makeRoom(): Promise<void> {
    this.#tell({ problem: 'quota' });
    await this.#change((pointer) => ({ ...pointer, previous: null }));
  }

  /** Without this a bundle that somebody threw away would be asked for by its id for ever, and never come. */
  async #forgetLost(): Promise<void> {
    const lost = await this.#bundles.lost(keptIds(await this.#pointer.read()));
    await this.#change((pointer) => withoutLost(pointer, lost));
  }

  async #change(change: (pointer: BundlePointer) => BundlePointer): Promise<void> {
    if (!(await this.#pointer.change(change))) return;
    await this.state();
    this.#broadcast();
  }

  /** Throws away what no pointer names, but not what is on its way. */
  async #tidy(): Promise<void> {
    const needed = () => [...keptIds(this.#pointer.now), ...(this.#coming === null ? [] : [this.#coming])];
    await this.#bundles.keepOnly(needed);
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

import { contentPath } from '@salient/shared/areas/kiosk-content/kioskBundle.ts';
import type { KioskContent } from '@salient/shared/areas/kiosk-content/kioskContent.ts';
import { type BundleRequest, type BundleState, nothingHeld, type StateNews, stateChannel } from './bundleState.ts';

const workerPath = '/kiosk/serviceWorker.js';

/** A service worker that says nothing for so long is one that there is not. */
const answerMs = 5_000;
/** What it fetches may take longer; then the state tells of it later. */
const fetchMs = 30_000;

/**
 * What this kiosk holds to go on without a network, as the page sees it: the service worker fetches, checks and switches.
 * Where there is none, because the browser refuses one on an address without https, nothing is ever held and every
 * question is answered so.
 */
export class KioskBundle {
  readonly kiosk: number;
  /** Of the app that runs; blank in one that no server sent. */
  readonly appVersion: string;
  #state = nothingHeld;
  readonly #listeners = new Set<() => void>();
  readonly #workers = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined;
  #registration: ServiceWorkerRegistration | undefined;

  constructor(kiosk: number, page: Document = document) {
    this.kiosk = kiosk;
    this.appVersion = page.querySelector<HTMLMetaElement>('meta[name="salient-app"]')?.content ?? '';
  }

  /** Starts the service worker, if this browser has one; it takes over whenever it is ready. */
  start(): void {
    if (!this.#workers) return;
    new BroadcastChannel(stateChannel).addEventListener('message', ({ data }: MessageEvent<StateNews>) => {
      if (data.kiosk === this.kiosk) this.#take(data.state);
    });
    this.#workers.register(workerPath).then(
      (registration) => {
        this.#registration = registration;
      },
      () => undefined,
    );
    // The browser shall not make room at the cost of the kiosk's only copy.
    navigator.storage?.persist?.().catch(() => undefined);
  }

  get state(): BundleState {
    return this.#state;
  }

  /** Hears of every change of the state. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether a service worker looks for newer bundles. */
  get isWatched(): boolean {
    return this.#registration?.active != null;
  }

  /** Calls back as soon as one does: the first start of all has to install it. Never where this browser has none. */
  whenWatched(then: () => void): void {
    void this.#workers?.ready.then((registration) => {
      this.#registration = registration;
      then();
    });
  }

  /** Asks the server for something newer and waits while it is fetched; what comes of it is told by the state. */
  async check(): Promise<void> {
    await this.#ask({ type: 'check', kiosk: this.kiosk, serverWasHere: this.#state.serverIsHere }, fetchMs);
    // A new service worker comes with a new app.
    if (this.#state.ready && this.#state.ready.app_version !== this.appVersion) {
      await this.#registration?.update().catch(() => undefined);
    }
  }

  /** Switches to the bundle that is ready; whatever is on the screen stays until the content is read anew. */
  applyNow(): Promise<void> {
    return this.#ask({ type: 'apply', kiosk: this.kiosk });
  }

  /** Goes back to the bundle before; the page has to be loaded again afterwards. */
  goBack(): Promise<void> {
    return this.#ask({ type: 'goBack', kiosk: this.kiosk });
  }

  /** Says that the app runs, so that the bundle counts as a good one. */
  started(): Promise<void> {
    return this.#ask({ type: 'started', kiosk: this.kiosk });
  }

  /** Whether the active bundle, or the one that waits, is another one than what this content was read from. */
  isAheadOf({ version }: KioskContent): boolean {
    const { active, ready } = this.#state;
    return ready !== null || (active !== null && active.content_version !== version);
  }

  /** Whether the active bundle is of another app than the one that runs. */
  get needsReload(): boolean {
    const { active } = this.#state;
    return active !== null && active.app_version !== this.appVersion;
  }

  /** Whether what is held also reaches this page: one that was loaded past the service worker has to ask the server. */
  get isHandedOut(): boolean {
    return this.#state.active !== null && this.#workers?.controller != null;
  }

  /** What the active bundle shows; null when there is none, or nobody hands it out. */
  async content(): Promise<KioskContent | null> {
    if (!this.#workers?.controller) return null;
    const reply = await fetch(contentPath(this.kiosk)).catch(() => null);
    return reply?.ok ? ((await reply.json().catch(() => null)) as KioskContent | null) : null;
  }

  async #ask(request: BundleRequest, longestMs = answerMs): Promise<void> {
    const worker = this.#registration?.active ?? this.#workers?.controller;
    if (!worker) return;
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<void>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<BundleState>) => {
        this.#take(data);
        resolve();
      };
      setTimeout(resolve, longestMs);
    });
    worker.postMessage(request, [port2]);
    await answered;
    port1.close();
  }

  #take(state: BundleState): void {
    if (JSON.stringify(state) === JSON.stringify(this.#state)) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

import type { KioskContent } from '@salient/shared/areas/kiosk-content/kioskContent.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { KioskBundle } from '../../lib/bundle/KioskBundle.ts';
import { hintEvent, listenToServer } from '../kiosks/device/listenToServer.ts';
import { useLastTouch } from '../kiosks/device/useLastTouch.ts';

/** Between two questions for something new while no hints come, or nothing can be shown yet; and while they do. */
const askEveryMs = { unheard: 5_000, heard: 60_000 };

const patienceMs = 30_000;

/**
 * How long nobody has touched the kiosk, and its page has stood, before it is loaded anew: whoever has just come would touch
 * a page that is going away. Attract asks again with every turn.
 */
const reloadAfterMs = 10_000;

interface FreshContent {
  /** Null until there is anything to show. */
  readonly content: KioskContent | null;
  /** Takes what has come meanwhile, if anything has; changes when something comes. Called where nobody is reading. */
  readonly takeNew: () => void;
  /** Asks for something newer now; answers whether there is anything to take. */
  readonly lookForNew: () => Promise<boolean>;
}

/**
 * What the kiosk shows: what its bundle holds, or the server's answer as long as there is no bundle; later versions when
 * nobody is reading. A server that is away changes nothing; the next question finds it back.
 */
export function useFreshContent(client: Client, bundle: KioskBundle): FreshContent {
  const [content, setContent] = useState<KioskContent | null>(null);
  const [waiting, setWaiting] = useState<KioskContent | null>(null);
  // By what they are called: the progress of a download is nothing that the screens have to be drawn for.
  const ready = useSyncExternalStore(bundle.subscribe, () => bundle.state.ready?.id);
  const active = useSyncExternalStore(bundle.subscribe, () => bundle.state.active?.id);
  const isReading = useRef(false);
  const isUnread = useRef(false);
  const asking = useRef<() => Promise<boolean>>(async () => false);
  const lookForNew = useCallback(() => asking.current(), []);
  const held = useRef<string | null>(null);
  const touchedAt = useLastTouch();
  const isWaiting = useRef(false);
  isWaiting.current = waiting !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another bundle is something new to take
  const takeNew = useCallback(() => {
    if (waiting) {
      if (bundle.needsReload) {
        const quietMs = performance.now() - (touchedAt.current ?? 0);
        return quietMs < reloadAfterMs ? undefined : window.location.reload();
      }
      setContent(waiting);
      setWaiting(null);
      return void bundle.started();
    }
    if (!content || isReading.current || !(isUnread.current || bundle.isAheadOf(content))) return;
    isReading.current = true;
    // What the bundle shows waits in turn: somebody may have come while it was read. What could not be read now, because
    // the machine was slow or a file is damaged, is read at the next turn.
    const read = async () => {
      isUnread.current = true;
      if (bundle.state.ready) await bundle.applyNow();
      const fresh = await bundle.content();
      if (!fresh || fresh.version !== bundle.state.active?.content_version) return;
      isUnread.current = false;
      setWaiting(fresh);
    };
    void read().finally(() => {
      isReading.current = false;
    });
  }, [bundle, ready, active, waiting, content, touchedAt]);

  useEffect(() => {
    const leaving = new AbortController();
    const show = (fresh: KioskContent) => {
      if (held.current === null) setContent(fresh);
      else {
        isWaiting.current = true;
        setWaiting(fresh);
      }
      held.current = fresh.version;
    };
    const askServer = async () => {
      const { kiosk } = bundle;
      // An answer that never comes shall not keep the next question waiting.
      const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(patienceMs)]);
      const { version } = await client.getKioskContentVersion({ kiosk }, { signal });
      if (version !== held.current) show(await client.getKioskContent({ kiosk }, { signal }));
    };
    const showKept = async () => {
      const kept = await bundle.content();
      if (!kept || leaving.signal.aborted) return;
      show(kept);
      await bundle.started();
    };
    const ask = async () => {
      if (held.current === null) await showKept();
      // Without a bundle nobody else brings anything, and the first one may take its time.
      if (!bundle.isHandedOut) await askServer().catch(() => undefined);
      if (bundle.isWatched) await bundle.check();
    };
    // One question at a time: an older answer never overtakes a newer one.
    let last: Promise<void> = Promise.resolve();
    asking.current = async () => {
      last = last.then(ask);
      await last;
      return isWaiting.current || bundle.state.ready !== null;
    };
    const begin = async () => {
      await lookForNew();
      bundle.whenWatched(() => void lookForNew());
    };
    void begin();
    let timer: ReturnType<typeof setInterval>;
    const askEvery = (ms: number) => {
      clearInterval(timer);
      timer = setInterval(() => void lookForNew(), ms);
    };
    askEvery(askEveryMs.unheard);
    const hangUp = listenToServer(bundle.kiosk, {
      onHint: () => {
        window.dispatchEvent(new Event(hintEvent));
        void lookForNew();
      },
      onLine: (isConnected) => {
        askEvery(isConnected ? askEveryMs.heard : askEveryMs.unheard);
        // Whoever looks for a name shall not wait for a server that has just gone.
        if (!isConnected) void lookForNew();
      },
    });
    return () => {
      leaving.abort();
      hangUp();
      clearInterval(timer);
    };
  }, [client, bundle, lookForNew]);
  return { content, takeNew, lookForNew };
}

import type { Client } from '@salient/shared/client/createClient.ts';
import type { KioskContent } from '@salient/shared/kiosks/kioskContent.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { KioskBundle } from '../bundle/KioskBundle.ts';
import { useBundleState } from '../bundle/useBundle.ts';
import { hintEvent, listenToServer } from '../fleet/listenToServer.ts';

/** Between two questions for something new while no hints come, or nothing can be shown yet; and while they do. */
const askEveryMs = { unheard: 5_000, heard: 60_000 };

const patienceMs = 30_000;

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
  const { ready } = useBundleState(bundle);
  const isApplying = useRef(false);
  const asking = useRef<() => Promise<boolean>>(async () => false);
  const lookForNew = useCallback(() => asking.current(), []);
  const held = useRef<string | null>(null);
  const isWaiting = useRef(false);
  isWaiting.current = waiting !== null;

  const takeNew = useCallback(() => {
    if (waiting) {
      if (bundle.needsReload) return window.location.reload();
      setContent(waiting);
      setWaiting(null);
      return void bundle.started();
    }
    if (!ready || isApplying.current) return;
    isApplying.current = true;
    // What the bundle shows waits in turn: somebody may have come while it was read.
    const apply = async () => {
      await bundle.applyNow();
      setWaiting(await bundle.content());
    };
    void apply().finally(() => {
      isApplying.current = false;
    });
  }, [bundle, ready, waiting]);

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
    const ask = async () => {
      // Without a bundle nobody else brings anything, and the first one may take its time.
      if (!bundle.state.active) await askServer().catch(() => undefined);
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
      const kept = await bundle.content();
      if (kept && !leaving.signal.aborted) {
        show(kept);
        await bundle.started();
      }
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

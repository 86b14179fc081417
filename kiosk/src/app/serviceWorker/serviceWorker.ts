import { kioskPagePath } from '@salient/shared/areas/kiosk-content/kioskBundle.ts';
import { kioskOfAddress } from '../../areas/kiosks/kioskOfAddress.ts';
import type { BundleRequest } from '../../lib/bundle/bundleState.ts';
import { heldKiosks } from './KeptPointer.ts';
import { KioskCache } from './KioskCache.ts';
import { emptyPicture, waitingPage } from './standIns.ts';

declare const self: ServiceWorkerGlobalScope;

/** Kiosks of this browser: one, but for who tries several. */
const kiosks = new Map<number, KioskCache>();

function cacheOf(kiosk: number): KioskCache {
  const known = kiosks.get(kiosk) ?? new KioskCache(kiosk);
  kiosks.set(kiosk, known);
  return known;
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const request = event.data as BundleRequest;
  event.waitUntil(answer(request, event.ports[0]));
});

async function answer(request: BundleRequest, port: MessagePort | undefined): Promise<void> {
  const cache = cacheOf(request.kiosk);
  if (request.type === 'check') await cache.check(request.serverWasHere);
  if (request.type === 'apply') await cache.apply();
  if (request.type === 'goBack') await cache.goBack();
  if (request.type === 'started') await cache.started();
  port?.postMessage(await cache.state());
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') return event.respondWith(openPage(request, kioskOfAddress(pathname, search)));
  if (pathname.startsWith(kioskPagePath) || pathname.startsWith('/api/photo/')) event.respondWith(openFile(request));
});

/** Always from the bundle, so that the page and what it loads belong together, whatever the network does. */
async function openPage(request: Request, kiosk: number | null): Promise<Response> {
  const kept = kiosk === null ? null : cacheOf(kiosk).page(kioskPagePath);
  const held = await kept?.catch(() => null);
  return held ?? fetch(request).catch(() => waitingPage());
}

async function openFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  for (const kiosk of await kiosksToAsk(request)) {
    const held = await cacheOf(kiosk)
      .file(pathname)
      .catch(() => null);
    if (held) return held;
  }
  // What only a bundle holds no server has under this address.
  if (/^\/kiosk\/\d\/bundle\//.test(pathname)) return new Response(null, { status: 204 });
  return fetch(request).catch(() => (request.destination === 'image' ? emptyPicture() : Response.error()));
}

/** The kiosk of the page that asks before the others: what they hold under the same address is as good. */
async function kiosksToAsk({ url, referrer }: Request): Promise<Set<number>> {
  const { pathname, search } = new URL(referrer || url);
  const asking = kioskOfAddress(pathname, search);
  return new Set([...(asking ? [asking] : []), ...kiosks.keys(), ...(await heldKiosks())]);
}

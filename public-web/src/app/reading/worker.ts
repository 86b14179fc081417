/// <reference lib="webworker" />

import { AnswerOrder } from './AnswerOrder.ts';

/**
 * Keeps what somebody read in the street, and the keys that it leads to, for when the connection is lost (beyond.md 19).
 * Whoever is online always gets what the server says now: a page that was withdrawn is forgotten as soon as there is a
 * connection again, whatever page is asked for, and nothing is shown that is older than a week.
 */

const worker = self as unknown as ServiceWorkerGlobalScope;
const cacheName = 'salient-read-1';
/** Files of the last pages; the oldest go first. */
const mostFiles = 120;
const longestMs = 7 * 24 * 60 * 60 * 1000;
/** Whether the server answered the last question. */
let isConnected = false;
/** Whether kept pages may have been withdrawn unheard: the connection was away, or this worker was. */
let isBehind = true;
/** A page asks for itself and for where it leads, while somebody opens the same address. */
const order = new AnswerOrder();

/** Pages that are sent to be read, and their pictures, fonts and scripts; nothing that a ticket opened. */
const isKept = ({ origin, pathname, searchParams }: URL) =>
  origin === worker.location.origin &&
  /^\/(public\/(key_locations|personstories|remembrancekey)\/|publicsearch\/assets\/|api\/(file|photo)\/)/.test(
    pathname,
  ) &&
  !['preview', 'ticket', 'token'].some((name) => searchParams.has(name));

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  const isFormer = (name: string) => name.startsWith('salient-read-') && name !== cacheName;
  const clear = async () => {
    for (const name of (await caches.keys()).filter(isFormer)) await caches.delete(name);
    await worker.clients.claim();
  };
  event.waitUntil(clear());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !isKept(new URL(request.url))) return;
  const answered = answer(request);
  event.respondWith(answered);
  event.waitUntil(answered.then(catchUp, () => undefined));
});

/** A page says what it is made of and where it leads, once it is read. */
worker.addEventListener('message', (event) => {
  const { keep: addresses = [] } = event.data as { keep?: readonly string[] };
  const wanted = addresses.map((address) => new URL(address, worker.location.origin)).filter(isKept);
  event.waitUntil(Promise.allSettled(wanted.map(askAhead)).then(catchUp));
});

/** What nobody has opened yet is not counted as opened. */
const askAhead = (url: URL) => answer(new Request(url, { headers: { purpose: 'prefetch' } }));

/** Asks anew for every page that is kept, when the server answers again. */
async function catchUp(): Promise<void> {
  if (!isBehind || !isConnected) return;
  isBehind = false;
  const cache = await caches.open(cacheName);
  const pages = (await cache.keys())
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => /^\/public\//.test(pathname));
  for (const page of pages) {
    await askAhead(page);
    if (!isConnected) return;
  }
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  try {
    return await order.ask(
      request.url,
      async () => {
        const response = await fetch(request);
        isConnected = true;
        return response;
      },
      (response) => keep(cache, request, response),
    );
  } catch (error) {
    isConnected = false;
    isBehind = true;
    // Pages differ by language, which is in their address or was the visitor's own.
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept && Date.now() - Date.parse(kept.headers.get('date') ?? '') < longestMs) return kept;
    throw error;
  }
}

/** Takes in what was answered; what is no longer there goes out. */
async function keep(cache: Cache, request: Request, response: Response): Promise<void> {
  if (response.status !== 200 || /no-store/.test(response.headers.get('cache-control') ?? '')) {
    if (response.status >= 400 && response.status < 500) await cache.delete(request, { ignoreVary: true });
    return;
  }
  await cache.put(request, response.clone());
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - mostFiles))) await cache.delete(old);
}

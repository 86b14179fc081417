import { isLanguage } from '@salient/shared/lib/i18n/languages.ts';
import { languageCookieOf } from '@salient/shared/lib/i18n/storedLanguage.ts';
import { directionsTo } from '../../areas/key-locations/key/directions.ts';

const scrollKey = 'salient-scroll';
/** How long a button says what came of it, in milliseconds. */
const outcomeMs = 5000;

/**
 * All that script does on a page that is sent to be read: copying, sharing, printing, the map of a key after a tap, the
 * way there in the device's own maps, and keeping the chosen language and the place on the page when the language is
 * switched. Everything else on such a page is plain HTML.
 */
export function attachReading(): void {
  document.documentElement.classList.add('scripted');
  const shareButtons = document.querySelectorAll<HTMLElement>('[data-share]');
  if (typeof navigator.share === 'function') for (const button of shareButtons) button.hidden = false;
  document.addEventListener('click', follow);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-lat]')) turnToDevice(link);
  returnToPlace();
  sayWhetherOnline();
  for (const change of ['online', 'offline']) window.addEventListener(change, sayWhetherOnline);
  // Online again, what was withdrawn meanwhile is forgotten.
  if (document.querySelector('[data-key-map]'))
    for (const moment of ['load', 'online']) window.addEventListener(moment, () => void keepPage());
}

function sayWhetherOnline(): void {
  const notice = document.querySelector<HTMLElement>('[data-offline]');
  if (!notice) return;
  const words = document.createElement('p');
  words.textContent = notice.dataset.offline ?? '';
  notice.replaceChildren(...(navigator.onLine ? [] : [words]));
}

/** Has this page and the keys that it leads to kept for a lost connection (beyond.md 19), unless data shall be saved. */
async function keepPage(): Promise<void> {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!serviceWorker || connection?.saveData) return;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const ways = [...document.querySelectorAll<HTMLAnchorElement>('a[data-kept]')].map(({ href }) => href);
  try {
    await serviceWorker.register('/publicsearch/worker.js', { scope: '/public/' });
    const { active } = await serviceWorker.ready;
    active?.postMessage({ keep: [window.location.href, ...files, ...ways] });
  } catch {
    // A browser that keeps nothing shows the page while it is connected.
  }
}

function turnToDevice(link: HTMLAnchorElement): void {
  const { lat, lon, place = '' } = link.dataset;
  link.href = directionsTo({ lat: Number(lat), lon: Number(lon) }, place, navigator.userAgent);
}

function follow(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('button[data-copy], button[data-share], button[data-print], [data-retry]');
  if (button) press(button);
  const map = target.closest<HTMLAnchorElement>('a[data-key-map]');
  // Whoever wants the map in a window of its own gets the page that the link leads to.
  if (map && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    void showMap(map);
  }
  const link = target.closest<HTMLAnchorElement>('.language-switch a');
  if (link && isLanguage(link.hreflang)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari.
    document.cookie = languageCookieOf(link.hreflang);
    keepPlace();
  }
}

function press(button: HTMLElement): void {
  const { copy, share, print, retry } = button.dataset;
  if (print !== undefined) window.print();
  if (retry !== undefined) window.location.reload();
  // Closing the device's own sheet without sharing rejects; nothing is to be said about it.
  if (share !== undefined) void navigator.share({ title: document.title, url: share }).catch(() => undefined);
  if (copy !== undefined) void copyText(button, copy);
}

/** Draws the map in place of its link; what cannot be fetched leads to the map's own page. */
async function showMap(link: HTMLAnchorElement): Promise<void> {
  const { keyMap: here = '' } = link.dataset;
  const box = link.parentElement;
  if (!box || link.ariaBusy === 'true') return;
  link.ariaBusy = 'true';
  try {
    const { mountKeyMap } = await import('./mountKeyMap.tsx');
    await mountKeyMap({ box, here });
  } catch {
    window.location.assign(link.href);
  }
}

async function copyText(button: HTMLElement, text: string): Promise<void> {
  const status = button.nextElementSibling;
  if (!(status instanceof HTMLElement)) return;
  // Without a secure context there is no clipboard, and the text stays to be selected by hand.
  const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
  status.textContent = await writing.then(
    () => status.dataset.copied ?? '',
    () => status.dataset.failed ?? '',
  );
  setTimeout(() => {
    status.textContent = '';
  }, outcomeMs);
}

/** The same page in another language opens where the reader was (A7). */
function keepPlace(): void {
  try {
    sessionStorage.setItem(scrollKey, JSON.stringify([location.pathname, window.scrollY]));
  } catch {
    // A browser that keeps nothing opens the page at its top.
  }
}

function returnToPlace(): void {
  try {
    const [path, y] = JSON.parse(sessionStorage.getItem(scrollKey) ?? '[]') as [string?, number?];
    sessionStorage.removeItem(scrollKey);
    if (path === location.pathname && y) window.scrollTo(0, y);
  } catch {
    // Nothing was kept.
  }
}

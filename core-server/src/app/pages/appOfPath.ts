import { staffPageAt } from '@salient/shared/app/pages/staffPages.ts';

/** The web apps that the server hosts. */
export type WebApp = 'public' | 'kiosk' | 'staff';

/** First segments of the public pages on the main origin. */
const publicSegments: ReadonlySet<string> = new Set([
  ...['search', 'person', 'project', 'memorial', 'unit', 'document', 'public', 'keys', 's', 'p'],
]);

/**
 * Which app serves a path (STACK-15): the public pages under any path that contains the segment `publicsearch` and under
 * `publicSegments`; the kiosk under `/kiosk`; the staff app everything else.
 */
export function appOfPath(path: string): WebApp {
  const segments = path.toLowerCase().split('/').filter(Boolean);
  if (segments.includes('publicsearch') || publicSegments.has(segments[0] ?? '')) return 'public';
  return segments[0] === 'kiosk' ? 'kiosk' : 'staff';
}

/** Addresses that programs ask: what no route answers there is told by its status alone, without an app. */
export const isApiPath = (path: string) => /^\/(api|iiif|open-data|reconcile|oai)(\/|$)/.test(path);

/** Pages of the staff app that exist; every other address is answered with its not-found page. */
export const isStaffPath = (path: string) => staffPageAt(path) !== undefined;

const kioskScreen = '/(stories|names|search|pair|(story|person)/[0-9a-f-]{36})';

/** `/kiosk`, the four kiosks with their screens (KIOSK-07), and the pair. */
export const isKioskPath = (path: string) => new RegExp(`^/kiosk(/([1-4](${kioskScreen})?|pair)?)?/?$`).test(path);

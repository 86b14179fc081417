import { shortNamesChunkPath, shortNamesPath } from '@salient/shared/areas/kiosk-content/kioskBundle.ts';
import type { ShortNamesTable } from '@salient/shared/areas/kiosk-content/shortNames.ts';
import { ShortList, type ShortListAnswer } from './ShortList.ts';

/** What the page asks; `kiosk` says whose list it is. */
export interface ShortListQuestion {
  readonly number: number;
  readonly kiosk: number;
  readonly text: string;
  readonly limit: number;
}

/** What it is answered; null where the kiosk holds no list. */
export interface ShortListReply {
  readonly number: number;
  readonly answer: ShortListAnswer | null;
}

async function fetchWhole(path: string): Promise<Response> {
  const reply = await fetch(path);
  if (!reply.ok) throw new TypeError(`${path}: ${reply.status}`);
  return reply;
}

async function openList(kiosk: number): Promise<ShortList> {
  const table = (await (await fetchWhole(shortNamesPath(kiosk))).json()) as ShortNamesTable;
  return new ShortList(table, async (prefix) => (await fetchWhole(shortNamesChunkPath(kiosk, prefix))).text());
}

let list: Promise<ShortList> | undefined;

addEventListener('message', async ({ data }: MessageEvent<ShortListQuestion>) => {
  const { number, kiosk, text, limit } = data;
  list ??= openList(kiosk);
  const answer = await list.then((open) => open.find(text, limit)).catch(() => null);
  if (answer === null) list = undefined;
  postMessage({ number, answer } satisfies ShortListReply);
});

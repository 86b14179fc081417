import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

type Listener = (event: unknown) => void;

const origin = 'https://salient.example';
const address = `${origin}/public/key_locations/1`;
const listeners = new Map<string, Listener>();
const stored = new Map<string, Response>();
/** The questions that the network has not answered yet, in their order. */
let questions: ((answer: Response | Error) => void)[] = [];
/** What was asked for. */
let asked: Request[] = [];

const cache = {
  match: async ({ url }: Request) => stored.get(url),
  put: async ({ url }: Request, response: Response) => void stored.set(url, response),
  delete: async ({ url }: Request) => stored.delete(url),
  keys: async () => [...stored.keys()].map((url) => new Request(url)),
};

beforeAll(async () => {
  vi.stubGlobal('self', {
    location: new URL(`${origin}/publicsearch/worker.js`),
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  });
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal(
    'fetch',
    (request: Request) =>
      new Promise<Response>((resolve, reject) => {
        asked.push(request);
        questions.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      }),
  );
  await import('./worker.ts');
});
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  stored.clear();
  questions = [];
  asked = [];
});

/** Opens an address; its question is the last of `questions` then. */
async function open(url: string): Promise<{ readonly answer: Promise<Response> }> {
  const before = questions.length;
  let answer: Promise<Response> = Promise.reject(new Error('the worker leaves it to the browser'));
  answer.catch(() => undefined);
  const respondWith = (given: Promise<Response>) => (answer = given);
  listeners.get('fetch')?.({ request: new Request(url), respondWith, waitUntil: () => undefined });
  await vi.waitFor(() => expect(questions).toHaveLength(before + 1));
  return { answer };
}

/** Two questions for one address, asked one after the other and open at the same time. */
async function askTwice() {
  const earlier = await open(address);
  return [earlier.answer, (await open(address)).answer];
}

const page = (text: string) => new Response(text, { headers: { date: new Date().toUTCString() } });
const gone = () => new Response('gone', { status: 410 });

test('a page that is gone stays gone, though an earlier question for it is answered later [beyond 19]', async () => {
  const [earlier, later] = await askTwice();
  questions[1]?.(gone());
  expect((await later)?.status).toBe(410);
  questions[0]?.(page('as it was'));
  expect(await (await earlier)?.text()).toBe('as it was');
  expect([...stored.keys()]).toEqual([]);
});

test('the answer to the last question is kept, whichever comes first', async () => {
  const [earlier, later] = await askTwice();
  questions[1]?.(page('new'));
  await later;
  questions[0]?.(gone());
  await earlier;
  expect(await stored.get(address)?.text()).toBe('new');
});

test('without a connection the page is there as it was kept', async () => {
  const answers = await askTwice();
  questions[0]?.(page('kept'));
  await answers[0];
  questions[1]?.(new TypeError('no connection'));
  expect(await (await answers[1])?.text()).toBe('kept');
});

test('what was withdrawn while there was no connection is forgotten with the first answer, and not counted as opened [beyond 19]', async () => {
  const other = `${origin}/public/personstories/2`;
  stored.set(address, page('as it was'));
  stored.set(other, page('as it was'));
  const away = await open(address);
  questions[0]?.(new TypeError('no connection'));
  expect(await (await away.answer).text()).toBe('as it was');

  const back = await open(address);
  questions[1]?.(page('new'));
  expect(await (await back.answer).text()).toBe('new');
  await vi.waitFor(() => expect(questions).toHaveLength(3));
  questions[2]?.(page('new'));
  await vi.waitFor(() => expect(questions).toHaveLength(4));
  questions[3]?.(gone());
  await vi.waitFor(() => expect([...stored.keys()]).toEqual([address]));
  expect(asked.map(({ url, headers }) => [url, headers.get('purpose')]).slice(1)).toEqual([
    [address, null],
    [address, 'prefetch'],
    [other, 'prefetch'],
  ]);
});

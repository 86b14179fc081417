import { expect, test, vi } from 'vitest';
import type { Attachment } from './attachment.ts';
import { UploadFailure } from './sendFile.ts';
import { UploadQueue, type UploadQueueOptions } from './UploadQueue.ts';

const file = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name);
const rules = { kind: 'images' as const, maxBytes: 10 };
const arrived = { id: 'a' } as Attachment;

function queueWith(options: Partial<UploadQueueOptions>) {
  const done = vi.fn();
  const queue = new UploadQueue({ send: async () => arrived, onDone: done, pause: async () => undefined, ...options });
  const settled = () => vi.waitFor(() => expect(queue.get().every(({ state }) => state === 'refused')).toBe(true));
  return { queue, done, settled };
}

test('what its name or size already refuses is never sent [UPLOAD-07, UPLOAD-15]', async () => {
  const send = vi.fn(async () => arrived);
  const { queue, settled } = queueWith({ send });
  queue.add([file('a.JPG'), file('b.exe'), file('c.png', 11), file('d.png', 0), file('e.png')], { ...rules, room: 1 });
  await settled();
  expect(queue.get().map(({ code }) => code)).toEqual([
    'INVALID_FILE_TYPE',
    'FILE_TOO_LARGE',
    'FILE_EMPTY',
    'TOO_MANY_FILES',
  ]);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a lost connection is waited out, and the file sent again under the same id, so that none is kept twice', async () => {
  const ids: string[] = [];
  const seen: string[] = [];
  const { queue, done, settled } = queueWith({
    send: async ({ uploadId }) => {
      ids.push(uploadId);
      if (ids.length < 4) throw new UploadFailure('NETWORK');
      return arrived;
    },
    pause: async () => {
      seen.push(queue.get()[0]?.state ?? '');
    },
  });
  queue.add([file('a.jpg')], rules);
  await settled();
  expect(new Set(ids).size).toBe(1);
  expect(seen).toEqual(['interrupted', 'interrupted', 'interrupted']);
  expect(done).toHaveBeenCalledExactlyOnceWith(arrived, expect.objectContaining({ id: ids[0] }));
  expect(queue.get()).toEqual([]);
});

test('an ended session asks for a sign-in and goes on; without one the file stays, to be sent again', async () => {
  let signedIn = false;
  const send = async () => {
    if (!signedIn) throw new UploadFailure('NO_SESSION');
    return arrived;
  };
  const { queue, done, settled } = queueWith({ send, signIn: async () => false });
  queue.add([file('a.jpg')], rules);
  await settled();
  expect(queue.get()).toMatchObject([{ state: 'refused', code: 'NO_SESSION' }]);
  signedIn = true;
  queue.retry(queue.get()[0]?.id ?? '');
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  const second = queueWith({
    send: vi.fn(send).mockRejectedValueOnce(new UploadFailure('NO_SESSION')),
    signIn: async () => true,
  });
  second.queue.add([file('b.jpg')], rules);
  await vi.waitFor(() => expect(second.done).toHaveBeenCalledTimes(1));
});

test('files go one after another, and one that is let go of is broken off', async () => {
  const begun: string[] = [];
  const { queue, settled } = queueWith({
    send: ({ file: { name }, signal }) => {
      begun.push(name);
      return new Promise((resolve, reject) => {
        if (name === 'b.jpg') return resolve(arrived);
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    },
  });
  queue.add([file('a.jpg'), file('b.jpg')], rules);
  expect(begun).toEqual(['a.jpg']);
  queue.drop(queue.get()[0]?.id ?? '');
  await settled();
  expect(begun).toEqual(['a.jpg', 'b.jpg']);
});

test('two files go at once where the queue is told so, under the ids that it is given, and one bad file stops none', async () => {
  const begun: string[] = [];
  const ends = new Map<string, (result: Attachment) => void>();
  const { queue, done, settled } = queueWith({
    atOnce: 2,
    send: ({ uploadId }) => {
      begun.push(uploadId);
      if (uploadId === 'bad') return Promise.reject(new UploadFailure('IMAGE_DAMAGED'));
      return new Promise((resolve) => ends.set(uploadId, resolve));
    },
  });
  queue.addAs(
    ['one', 'bad', 'two', 'three'].map((id) => ({ id, file: file(`${id}.jpg`) })),
    rules,
  );
  await vi.waitFor(() => expect(begun).toEqual(['one', 'bad', 'two']));
  ends.get('two')?.(arrived);
  await vi.waitFor(() => expect(begun).toEqual(['one', 'bad', 'two', 'three']));
  ends.get('one')?.(arrived);
  ends.get('three')?.(arrived);
  await settled();
  expect(done).toHaveBeenCalledTimes(3);
  expect(queue.get()).toMatchObject([{ id: 'bad', code: 'IMAGE_DAMAGED' }]);
});

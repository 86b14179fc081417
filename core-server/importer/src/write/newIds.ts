import { randomFillSync } from 'node:crypto';

const pool = Buffer.alloc(10 * 4096);
let used = pool.length;
let lastTime = 0;
let counter = 0;

/**
 * A UUID of version 7, in the order of its making even within one millisecond. The `uuid` package makes the same; an
 * import makes millions and draws its random bytes in larger sips.
 */
export function newId(): string {
  if (used >= pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const now = Date.now();
  if (now > lastTime) {
    lastTime = now;
    counter = 0;
  } else if (++counter > 0xfff) {
    lastTime++;
    counter = 0;
  }
  const time = lastTime.toString(16).padStart(12, '0');
  const variant = (0x80 | ((pool[used] as number) & 0x3f)).toString(16);
  const random = pool.toString('hex', used + 1, used + 8);
  used += 10;
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.toString(16).padStart(3, '0')}-${variant}${random.slice(0, 2)}-${random.slice(2)}`;
}

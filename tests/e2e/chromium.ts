import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';

export const browserCache = join(import.meta.dirname, '..', '..', 'node_modules', '.cache');

/** A Chromium from npm, so that `npm ci` is all that a machine needs; CHROMIUM_PATH names another. */
export const chromiumPath = async (): Promise<string> => process.env.CHROMIUM_PATH ?? (await unpackChromium());

/** Unpacked beside the packages: in a folder of all users it would belong to whoever came first. */
async function unpackChromium(): Promise<string> {
  const former = process.env.TMPDIR;
  process.env.TMPDIR = join(browserCache, 'salient-chromium');
  mkdirSync(process.env.TMPDIR, { recursive: true });
  try {
    return await chromium.executablePath();
  } finally {
    if (former === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = former;
  }
}

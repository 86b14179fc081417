import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';
import { onlyPhone, onlyWide } from './e2e/screenTags.ts';

/** Chosen once by the runner; its workers inherit it. */
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;

const cache = join(import.meta.dirname, '..', 'node_modules', '.cache');

/** A Chromium from npm, so that `npm ci` is all that a machine needs; CHROMIUM_PATH names another. */
const executablePath = process.env.CHROMIUM_PATH ?? (await unpackChromium());

/** Unpacked beside the packages: in a folder of all users it would belong to whoever came first. */
async function unpackChromium(): Promise<string> {
  const former = process.env.TMPDIR;
  process.env.TMPDIR = join(cache, 'salient-chromium');
  mkdirSync(process.env.TMPDIR, { recursive: true });
  try {
    return await chromium.executablePath();
  } finally {
    if (former === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = former;
  }
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: join(cache, 'salient-e2e'),
  // Two browsers are what two cores carry; nothing is tried twice.
  workers: 2,
  retries: 0,
  fullyParallel: true,
  timeout: 60_000,
  use: {
    baseURL: origin,
    locale: 'nl-BE',
    launchOptions: { executablePath, args: ['--no-sandbox', '--font-render-hinting=none'] },
    trace: 'off',
  },
  projects: [
    {
      name: 'public on a phone',
      testDir: 'e2e/public',
      // What the server sends does not depend on the screen.
      testIgnore: '**/serving.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'public on a wide screen',
      testDir: 'e2e/public',
      testIgnore: '**/phone.spec.ts',
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'staff on a desktop',
      testDir: 'e2e/staff',
      grepInvert: new RegExp(onlyPhone),
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'staff on a phone',
      testDir: 'e2e/staff',
      grepInvert: new RegExp(onlyWide),
      // What is typed and answered does not depend on the screen.
      testMatch: ['**/accessibility.spec.ts', '**/frame.spec.ts', '**/list.spec.ts', '**/screens.spec.ts'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node --import tsx tests/e2e/museum.ts',
    cwd: join(import.meta.dirname, '..'),
    url: `${origin}/healthz`,
    env: { E2E_PORT: process.env.E2E_PORT, NODE_ENV: 'production' },
    timeout: 180_000,
    reuseExistingServer: process.env.E2E_REUSE === '1',
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

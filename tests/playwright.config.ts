import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserCache, chromiumPath } from './e2e/chromium.ts';
import { onlyPhone, onlyWide } from './e2e/screenTags.ts';
import { isLongRun } from './harness/extent.ts';

/** Chosen once by the runner; its workers inherit it. Below the ports that tests and embedded services pick from. */
process.env.E2E_PORT ??= String(10_000 + (process.pid % 10_000));
const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;

const executablePath = await chromiumPath();

/** What a browser keeps of pages is tested where it is meant; elsewhere it would come between a page and its network. */
const serviceWorkers = 'block';

export default defineConfig({
  testDir: 'e2e',
  outputDir: join(browserCache, 'salient-e2e'),
  // Two browsers are what two cores carry; nothing is tried twice.
  workers: 2,
  retries: 0,
  fullyParallel: true,
  timeout: 120_000,
  // No test is about how fast a screen comes; a machine that does other work as well takes longer.
  expect: { timeout: 30_000 },
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
      grepInvert: new RegExp(onlyWide),
      // What the server sends does not depend on the screen.
      testIgnore: '**/serving.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers },
    },
    {
      name: 'public on a wide screen',
      testDir: 'e2e/public',
      grepInvert: new RegExp(onlyPhone),
      testIgnore: '**/phone.spec.ts',
      use: { viewport: { width: 1280, height: 900 }, serviceWorkers },
    },
    {
      name: 'staff on a desktop',
      testDir: 'e2e/staff',
      testIgnore: isLongRun ? [] : '**/*.long.spec.ts',
      grepInvert: new RegExp(onlyPhone),
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'staff on a phone',
      testDir: 'e2e/staff',
      grepInvert: new RegExp(onlyWide),
      // What is typed and answered does not depend on the screen.
      testMatch: [
        '**/accessibility.spec.ts',
        '**/contactScreens.spec.ts',
        '**/frame.spec.ts',
        '**/list.spec.ts',
        '**/screens.spec.ts',
        '**/archiveScreens.spec.ts',
        '**/storyEditor.spec.ts',
        '**/keyLocations.spec.ts',
      ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    // These tests look at what the server says, not at what a kiosk keeps.
    {
      name: 'kiosk upright',
      testDir: 'e2e/kiosk',
      use: { viewport: { width: 1080, height: 1920 }, hasTouch: true, serviceWorkers: 'block' },
    },
    {
      name: 'kiosk across',
      testDir: 'e2e/kiosk',
      // What a visit leaves and keeps does not depend on the panel.
      testMatch: [
        '**/visit.spec.ts',
        '**/names.spec.ts',
        '**/sizes.spec.ts',
        '**/takeHome.spec.ts',
        '**/children.spec.ts',
        '**/story.spec.ts',
      ],
      use: { viewport: { width: 1920, height: 1080 }, hasTouch: true, serviceWorkers: 'block' },
    },
  ],
  webServer: {
    command: 'node --import tsx tests/e2e/museum.ts',
    cwd: join(import.meta.dirname, '..'),
    url: `${origin}/healthz`,
    env: { E2E_PORT: process.env.E2E_PORT, NODE_ENV: 'production' },
    timeout: 600_000,
    reuseExistingServer: process.env.E2E_REUSE === '1',
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

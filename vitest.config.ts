import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Property tests compute; on a busy machine that takes its time.
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
          include: ['{shared,core-server,search-indexer,staff-web,public-web,kiosk}/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'integration',
          sequence: { groupOrder: 1 },
          include: ['tests/**/*.test.ts'],
          globalSetup: ['tests/harness/globalSetup.ts'],
          // Each file starts real programs; two at a time is what two cores carry.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

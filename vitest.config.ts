import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './tests/harness/LongFilesFirst.ts';

export default defineConfig({
  test: {
    // With two browsers beside them: three waited in vain for programs to start where another program took a core.
    maxWorkers: 2,
    sequence: { sequencer: LongFilesFirst },
    // A second, which it is without this, is little on a machine that does other work as well.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // No module keeps anything between two tests, so files share them instead of loading them anew.
          isolate: false,
          // Property tests compute; on a busy machine that takes its time.
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
          include: [
            '{shared,core-server,core-server/*,search-indexer,staff-web,public-web,kiosk}/src/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          // Loading the server anew for each file would take longer than most of them.
          isolate: false,
          sequence: { groupOrder: 1 },
          include: ['tests/**/*.test.ts'],
          globalSetup: ['tests/harness/programs/globalSetup.ts'],
          // Longer than the longest wait for a program.
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Outcome of one runner, by test. */
interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
const reports = mkdtempSync(join(tmpdir(), 'salient-test-reports-'));

function run(script: string, args: string[], env: Record<string, string> = {}): number {
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

/** A runner that dies before it reports counts as one failure, so that nothing passes in silence. */
function countsOf(status: number, read: () => Counts): Counts {
  try {
    const counts = read();
    return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function runVitest(args: string[]): Counts {
  const report = join(reports, 'vitest.json');
  const status = run(join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ]);
  return countsOf(status, () => {
    const { success, numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
    // A file that does not load fails without a failed test.
    const failed = success ? numFailedTests : Math.max(1, numFailedTests);
    return { passed: numPassedTests, failed, skipped: numPendingTests };
  });
}

function runPlaywright(args: string[]): Counts {
  const report = join(reports, 'playwright.json');
  const cli = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  const status = run(cli, ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return countsOf(status, () => {
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  });
}

const [only, ...args] = process.argv.slice(2);
const results = [
  ...(only === 'browser' ? [] : [runVitest(only === 'node' ? args : [])]),
  ...(only === 'node' ? [] : [runPlaywright(only === 'browser' ? args : [])]),
];
rmSync(reports, { recursive: true, force: true });
const sum = (key: keyof Counts) => results.reduce((total, counts) => total + counts[key], 0);
const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** Outcome of one runner, by test. */
interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, with the beginning of why: told again at the end, where it is read. */
  failures: string[];
}

interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; ok: boolean; tests: { results: { errors: { message?: string }[] }[] }[] }[];
  suites?: PlaywrightSuite[];
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
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, failures: [`The runner left no report: ${error}`] };
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
    const { success, numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    ) as VitestReport;
    // A file that does not load fails without a failed test.
    const failed = success ? numFailedTests : Math.max(1, numFailedTests);
    const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
      const tests = assertionResults.filter((test) => test.status === 'failed');
      if (tests.length === 0) return status === 'failed' ? [describeFailure(name, message)] : [];
      return tests.map((test) => describeFailure(`${name}: ${test.fullName}`, test.failureMessages.join('\n')));
    });
    return { passed: numPassedTests, failed, skipped: numPendingTests, failures };
  });
}

function runPlaywright(args: string[]): Counts {
  const report = join(reports, 'playwright.json');
  const cli = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  const status = run(cli, ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return countsOf(status, () => {
    const { stats, suites, errors } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      failures: [
        ...errors.map(({ message }) => describeFailure('Playwright', message)),
        ...suites.flatMap(failedSpecs),
      ],
    };
  });
}

function failedSpecs({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
      return describeFailure(`${file}: ${title}`, errors.map(({ message }) => message).join('\n'));
    });
  return [...own, ...suites.flatMap(failedSpecs)];
}

/** Where and why, in a few lines. */
const describeFailure = (where: string, why = '') =>
  [where.replace(`${root}/`, ''), ...stripVTControlCharacters(why).split('\n').slice(0, 8)].join('\n    ');

const [only, ...args] = process.argv.slice(2);
const results = [
  ...(only === 'browser' ? [] : [runVitest(only === 'node' ? args : [])]),
  ...(only === 'node' ? [] : [runPlaywright(only === 'browser' ? args : [])]),
];
rmSync(reports, { recursive: true, force: true });
const sum = (key: 'passed' | 'failed' | 'skipped') => results.reduce((total, counts) => total + counts[key], 0);
for (const failure of results.flatMap(({ failures }) => failures)) console.log(`\nFAILED ${failure}`);
const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

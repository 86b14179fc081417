import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { buildAll } from './harness/programs/buildAll.ts';

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
  specs: { title: string; ok: boolean; tests: { results: PlaywrightResult[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightResult {
  errors: { message?: string }[];
  attachments: { name: string; path?: string }[];
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
const reports = mkdtempSync(join(tmpdir(), 'salient-test-reports-'));

/** How a runner is started. */
interface Start {
  readonly env?: Record<string, string>;
  /** The Node that runs it; the one that runs this when absent. */
  readonly node?: string;
}

async function run(script: string, args: string[], { env = {}, node = process.execPath }: Start = {}): Promise<number> {
  const child = spawn(node, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [status] = (await once(child, 'close')) as [number | null];
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

async function runVitest(args: string[], start?: Start): Promise<Counts> {
  const report = join(reports, `vitest-${randomUUID()}.json`);
  const vitest = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const status = await run(vitest, ['run', ...reporters, ...args], start);
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

async function runPlaywright(args: string[]): Promise<Counts> {
  const report = join(reports, 'playwright.json');
  const cli = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  const status = await run(cli, ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json', ...args], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
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
      const results = tests.flatMap((test) => test.results);
      const errors = results.flatMap((result) => result.errors);
      const why = describeFailure(`${file}: ${title}`, errors.map(({ message }) => message).join('\n'));
      return [why, ...results.flatMap(pageAtFailure)].join('\n    ');
    });
  return [...own, ...suites.flatMap(failedSpecs)];
}

/** What the page said when a test failed, line by line: what passes by as a race is not seen a second time. */
function pageAtFailure({ attachments }: PlaywrightResult): string[] {
  const { path } = attachments.find(({ name }) => name === 'error-context') ?? {};
  if (!path) return [];
  const page = /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8'))?.[1] ?? '';
  const lines = page.replace(/ \[(?:ref|cursor)=[^\]]*\]/g, '').split('\n');
  return lines.filter((line) => !/^ *- (?:generic:?|\/url:.*)?$/.test(line)).slice(0, 300);
}

/** Where and why, in a few lines. */
const describeFailure = (where: string, why = '') =>
  [where.replace(`${root}/`, ''), ...stripVTControlCharacters(why).split('\n').slice(0, 8)].join('\n    ');

/**
 * The newest Node that is supported for long, fetched by npm: Salient runs on every Node since 20.19, and whoever installs
 * it today has a newer one.
 */
const newerNode = () =>
  execFileSync('npm', ['exec', '--yes', '--package=node@24', '--call', 'node -p process.execPath'], {
    encoding: 'utf8',
  }).trim();

/** Both halves at once: each waits a good deal, for programs to start or pages to come, while the other one computes. */
const runBoth = () => Promise.all([runVitest([]), runPlaywright([])]);

/** `npm test`, `npm test node FILE …`, `npm test browser FILE …`, or `npm run test:long`. */
async function runAll([mode, ...args]: string[]): Promise<Counts[]> {
  // Both halves start what is built.
  await buildAll();
  if (mode === 'node') return [await runVitest(args)];
  if (mode === 'browser') return [await runPlaywright(args)];
  if (mode !== 'long') return runBoth();
  const onNewerNode = await runVitest([], { node: newerNode() });
  process.env.SALIENT_TEST_LONG = '1';
  return [onNewerNode, ...(await runBoth())];
}

const results = await runAll(process.argv.slice(2));
rmSync(reports, { recursive: true, force: true });
const sum = (key: 'passed' | 'failed' | 'skipped') => results.reduce((total, counts) => total + counts[key], 0);
for (const failure of results.flatMap(({ failures }) => failures)) console.log(`\nFAILED ${failure}`);
const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

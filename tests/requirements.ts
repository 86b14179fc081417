import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// `npm run requirements [-- --area DATE]`: which rows of docs/requirements.md no test names. Fails only when a test names
// a row that does not exist.

const root = dirname(dirname(fileURLToPath(import.meta.url)));
// A reader that has seen enough (`| head`) is no failure.
process.stdout.on('error', () => process.exit());
const { values } = parseArgs({ options: { area: { type: 'string' } } });

interface Row {
  readonly id: string;
  readonly area: string;
  readonly text: string;
}

/** The numbered rows of the checklist's tables: `| DATE-02 | what must hold | source |`. */
function readRows(): Row[] {
  const lines = readFileSync(join(root, 'docs/requirements.md'), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, id, area, text] = /^\| (([A-Z0-9]+)-\d+) \| ([^|]*)/.exec(line.replaceAll('\\|', '/')) ?? [];
    return id && area && text ? [{ id, area, text: text.trim() }] : [];
  });
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** What a title may name: a row, a run of rows (`EVENT-16 to EVENT-20`), a rule of the screens (`S3`), a feature beyond the documents. */
const name = '(?:[A-Z][A-Z0-9]*-\\d+(?: to [A-Z][A-Z0-9]*-\\d+)?|[A-Z]\\d+|beyond \\d+)';
/** Brackets at the end of a title: `'shows ? for unknown parts [DATE-01, DATE-09, A9]'`. */
const bracketsInTitle = new RegExp(` \\[(${name}(?:, ?${name})*)\\](?=['"\`])`, 'g');

/** The rows that one name stands for; none for what is not in the checklist. */
function rowsNamed(name: string): string[] {
  const [, area, first, last] = /^([A-Z][A-Z0-9]*)-(\d+)(?: to \1-(\d+))?$/.exec(name) ?? [];
  if (!area || !first) return [];
  const [from, to] = [Number(first), Number(last ?? first)];
  return Array.from({ length: to - from + 1 }, (_, n) => `${area}-${String(from + n).padStart(first.length, '0')}`);
}

/** The test files that name each row. */
function readCoverage(): Map<string, string[]> {
  const coverage = new Map<string, string[]>();
  for (const path of testFiles(root)) {
    for (const [, list = ''] of readFileSync(path, 'utf8').matchAll(bracketsInTitle)) {
      for (const id of list.split(/, ?/).flatMap(rowsNamed)) {
        coverage.set(id, [...new Set([...(coverage.get(id) ?? []), relative(root, path)])]);
      }
    }
  }
  return coverage;
}

const rows = readRows();
const coverage = readCoverage();
const areas = [...new Set(rows.map(({ area }) => area))];
if (values.area !== undefined && !areas.includes(values.area)) {
  console.error(`There is no area ${values.area}. There are: ${areas.join(', ')}.`);
  process.exit(1);
}

const shownAreas = values.area === undefined ? areas : [values.area];
console.log('area         rows  covered');
for (const area of shownAreas) {
  const own = rows.filter((row) => row.area === area);
  const covered = own.filter(({ id }) => coverage.has(id)).length;
  console.log(area.padEnd(12), String(own.length).padStart(4), String(covered).padStart(8));
}
const shown = rows.filter(({ area }) => shownAreas.includes(area));
const uncovered = shown.filter(({ id }) => !coverage.has(id));
console.log('all'.padEnd(12), String(shown.length).padStart(4), String(shown.length - uncovered.length).padStart(8));

console.log(`\nNo test names these ${uncovered.length} rows:`);
for (const { id, text } of uncovered) console.log(`  ${id.padEnd(14)} ${text.slice(0, 120)}`);

const unknown = [...coverage].filter(([id]) => !rows.some((row) => row.id === id));
for (const [id, files] of unknown) console.error(`There is no row ${id}, which is named in ${files.join(', ')}.`);
process.exitCode = unknown.length > 0 ? 1 : 0;

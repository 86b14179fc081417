import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventTypes, publicEventFields } from '@salient/shared/areas/events/eventTypes.ts';
import { eventField } from '@salient/shared/areas/events/ownFields.ts';
import { expect, test } from 'vitest';
import { feedbackChunk } from '../areas/feedback/feedbackChunk.ts';
import { panelChunks } from '../areas/search/panelChunks.ts';
import { type TextGroup, textFile } from '../lib/chunks/textGroup.ts';
import { startParts } from './pages/startPartsChunk.ts';
import { pages } from './pages.ts';
import { searchTexts } from './texts.ts';

const app = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const shared = join(app, '..', 'shared', 'src');

/** Files that a file imports at once; what comes with `import()` has texts of its own. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)'/gms)].flatMap(([, path = '']) => {
    if (path.startsWith('@salient/shared/')) return [join(shared, path.slice('@salient/shared/'.length))];
    return path.startsWith('.') ? [normalize(join(dirname(file), path))] : [];
  });
}

function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const each of importsOf(file)) reached(each, seen);
  return seen;
}

const areaNames = readFileSync(join(shared, 'app/texts.ts'), 'utf8').matchAll(/typeof (\w+);/g);
const areas = new Set([...areaNames].map(([, name]) => name));

/** Areas whose keys stand in a file. */
const areasIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/['"`]([a-zA-Z]+)\.[a-zA-Z$]/g)]
    .map(([, area = '']) => area)
    .filter((area) => areas.has(area));

const areasOf = (group: TextGroup) =>
  [...readFileSync(join(app, textFile(group, 'nl')), 'utf8').matchAll(/import \{ (\w+) \}/g)].map(
    ([, name = '']) => name,
  );

/** What stands beside refused fields is loaded before the refusal is shown; see useSubmit. */
const shownAfterRefusal = ['lib/ui/Field.tsx', 'areas/search/form/ErrorSummary.tsx', 'areas/search/fieldLabels.ts'].map(
  (file) => join(app, 'src', file),
);

/** Labels of fields that only staff see stand in the same table; those that visitors see are asked of it below. */
const eventTable = join(shared, 'areas/events/eventTable.ts');

test.each(
  Object.values({ ...pages, ...panelChunks, feedbackChunk, startParts }).map(
    ({ source, groups }) => [source, groups] as const,
  ),
)('%s loads all texts that it shows', (source, groups) => {
  // The first group comes with every page.
  const loaded = new Set([searchTexts, ...groups].flatMap(areasOf));
  const missing = [...reached(join(app, source))]
    .filter((file) => file !== eventTable && !shownAfterRefusal.includes(file))
    .flatMap((file) => areasIn(file).map((area) => ({ area, file })))
    .filter(({ area }) => !loaded.has(area));
  expect(missing).toEqual([]);
});

test('what visitors see of an event is told in the texts of events', () => {
  const shown = eventTypes.flatMap((type) =>
    publicEventFields[type].map((name) => {
      const field = eventField(name);
      return field?.kind === 'choice' ? field.choices : field?.label;
    }),
  );
  expect(shown.length).toBeGreaterThan(15);
  expect(shown.filter((key) => !key?.startsWith('events.'))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..', '..');

test('what a pointer does by hovering stays undone where none hovers: after a tap it would stick', () => {
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(5);
  for (const sheet of sheets) {
    const css = readFileSync(join(src, sheet), 'utf8');
    const rules = css.replaceAll(/@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
    const selectors = [...rules.matchAll(/([^{}]*)\{/g)].map(([, selector = '']) => selector);
    // A rule that names the resting form as well changes nothing.
    const sticking = selectors.filter((each) => each.split(',').every((part) => part.includes(':hover')));
    expect(sticking, sheet).toEqual([]);
  }
});

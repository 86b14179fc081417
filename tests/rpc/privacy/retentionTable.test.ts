import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { retentionClasses } from '../../../core-server/src/app/composeAreas.ts';

test('the README of privacy tables the classes of retention with the periods of the code', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../core-server/src/areas/privacy/README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| .*, `(\w+)` \|.*\| ([^|]+) \|$/gm)];
  const tabled = rows.map(([, name = '', period = '']) => [
    name,
    /^no limit/.test(period) ? null : (/^\d+ \w+/.exec(period)?.[0] ?? period),
  ]);
  const coded = retentionClasses.map(({ name, period }) => [
    name,
    period && `${period.count} ${period.unit}${period.count === 1 ? '' : 's'}`,
  ]);
  expect(Object.fromEntries(tabled)).toEqual(Object.fromEntries(coded));
});

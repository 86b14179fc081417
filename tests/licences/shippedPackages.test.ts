import { join } from 'node:path';
import satisfies from 'spdx-satisfies';
import { expect, test } from 'vitest';
import { shippedPackages } from './shippedPackages.ts';

const root = join(import.meta.dirname, '..', '..');

/**
 * Open-source licences under which Salient may be passed on, whole or in part. Fonts come under the SIL's. The LGPL is
 * that of libvips, which is linked as a library of its own and can be replaced.
 */
const accepted = [
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'Unlicense',
    'CC0-1.0',
    'BlueOak-1.0.0',
  ],
  ...['OFL-1.1', 'LGPL-3.0-or-later'],
];

/** Packages that name no licence in their manifest, with the one that their licence file holds. */
const inTheirLicenceFile: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

const mayBeShipped = (licence: string) => licence !== '' && satisfies(licence, accepted);

test('everything that is shipped comes under an open-source licence that lets Salient be passed on', () => {
  const shipped = shippedPackages(root);
  expect(shipped.length).toBeGreaterThan(100);
  const refused = shipped
    .map((each) => ({ ...each, licence: each.licence || (inTheirLicenceFile[each.name] ?? '') }))
    .filter(({ licence }) => !mayBeShipped(licence))
    .map(({ name, version, licence }) => `${name}@${version}: ${licence || 'no licence'}`);
  expect(refused).toEqual([]);
});

test.each(['Hippocratic-2.1', 'GPL-3.0-only', 'MIT AND Hippocratic-2.1', ''])('%j is refused', (licence) => {
  expect(mayBeShipped(licence)).toBe(false);
});

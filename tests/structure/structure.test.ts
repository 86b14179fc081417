import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkStructure } from './checkStructure.ts';
import { type Import, importsIn } from './readImports.ts';
import { readStructures } from './readStructures.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

test.each(readStructures(root).map((structure) => [structure.folder, structure] as const))(
  '%s has no cycle and no import that runs up',
  (_, { cycles, upward, files }) => {
    expect([...cycles, ...upward]).toEqual([]);
    expect(files).toBeGreaterThan(0);
  },
);

describe('the check of a program', () => {
  const plan = { layers: ['lib', 'areas', 'app'], areaOrder: ['places', 'persons'] };
  const check = (...imports: [from: string, to: string][]) => {
    const all: Import[] = imports.map(([from, to]) => ({ from, to }));
    return checkStructure([...new Set(imports.flat())], all, plan);
  };

  test('lets imports run down', () => {
    const { cycles, upward, arrows } = check(
      ['app/main.ts', 'areas/persons/savePerson.ts'],
      ['areas/persons/savePerson.ts', 'areas/places/place.ts'],
      ['areas/places/place.ts', 'lib/db/pools.ts'],
    );
    expect([...cycles, ...upward]).toEqual([]);
    expect(arrows.get('areas/persons → areas/places')).toBe(1);
  });

  test.each([
    ['lib', 'an area', 'lib/db/pools.ts', 'areas/places/place.ts'],
    ['an area', 'app', 'areas/places/place.ts', 'app/main.ts'],
    ['an area', 'one above it', 'areas/places/place.ts', 'areas/persons/person.ts'],
  ])('finds %s that imports %s', (_from, _to, from, to) => {
    expect(check([from, to]).upward).toEqual([`${from} imports ${to}, which stands above it`]);
  });

  test('finds a cycle of two files', () => {
    const { cycles } = check(['areas/places/a.ts', 'areas/places/b.ts'], ['areas/places/b.ts', 'areas/places/a.ts']);
    expect(cycles).toEqual(['areas/places: a.ts → b.ts → a.ts']);
  });

  test('finds a cycle of folders whose files form none', () => {
    const { cycles } = check(['lib/db/a.ts', 'lib/rpc/b.ts'], ['lib/rpc/c.ts', 'lib/db/d.ts']);
    expect(cycles).toEqual(['lib: db → rpc → db']);
  });

  test('finds a sub-folder that needs the file that needs it', () => {
    const { cycles } = check(
      ['areas/persons/merge/a.ts', 'areas/persons/load.ts'],
      ['areas/persons/load.ts', 'areas/persons/merge/b.ts'],
    );
    expect(cycles).toEqual(['areas/persons: load.ts → merge → load.ts']);
  });

  test('finds what stands outside the plan', () => {
    expect(check(['areas/horses/b.ts', 'utils/a.ts']).upward).toEqual([
      'areas/horses has no place among the areas: give it one in tests/structure/plan.ts',
      'utils belongs to no layer; the layers are lib, areas, app',
    ]);
  });
});

test.each([
  ['a value', `import { a } from './a.ts';`],
  ['a type', `import type { A } from './a.ts';`],
  ['a lazy one', `const load = () => import('./a.ts');`],
  ['the type of a module', `type A = import('./a.ts').A;`],
  ['an export from there', `export { a } from './a.ts';`],
  ['a side effect', `import './a.ts';`],
])('%s counts as an import', (_, text) => {
  expect(importsIn('b.ts', text)).toEqual(['./a.ts']);
});

test('what a comment or a text says is no import', () => {
  expect(importsIn('b.ts', `// import './a.ts'\nconst text = "import './a.ts'";`)).toEqual([]);
});

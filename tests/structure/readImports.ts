import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** One file that needs another, both by their paths below the source folder: `areas/persons/person.ts`. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

const isSource = (name: string) => /\.(ts|tsx|css)$/.test(name) && !name.endsWith('.d.ts');
/** Tests build what they test with whatever they need; they are no part of a program. */
const isTest = (path: string) => /\.(test|fixture|measure)\.tsx?$/.test(path);

function sourceFiles(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(below, entry.name);
    if (entry.isDirectory()) return sourceFiles(folder, path);
    return isSource(entry.name) && !isTest(entry.name) ? [path] : [];
  });
}

/** What a file names in any kind of import: of values, of types, lazy, `import('…').Type`, and in `export … from`. */
export function importsIn(path: string, text: string): string[] {
  const { module, program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const named = new Set<string>();
  for (const { moduleRequest } of module.staticImports) named.add(moduleRequest.value);
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest } of entries) if (moduleRequest) named.add(moduleRequest.value);
  }
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') named.add(source.value);
    },
    TSImportType({ source }) {
      named.add(source.value);
    },
  }).visit(program);
  return [...named];
}

/**
 * The imports of a program between its own files.
 *
 * @param folder its source folder.
 * @param self the name under which a program may import its own files: `@salient/shared/` stands for `shared/src/`.
 */
export function readImports(folder: string, self: string): { files: string[]; imports: Import[] } {
  const files = sourceFiles(folder);
  const known = new Set(files);
  const imports = files.flatMap((from) => {
    if (from.endsWith('.css')) return [];
    return importsIn(from, readFileSync(join(folder, from), 'utf8')).flatMap((name) => {
      const path = name.replace(/\?.*$/, '');
      if (path.startsWith(self)) return [{ from, to: path.slice(self.length) }];
      if (!path.startsWith('.')) return [];
      const to = posix.join(posix.dirname(from), path);
      return known.has(to) ? [{ from, to }] : [];
    });
  });
  return { files, imports };
}

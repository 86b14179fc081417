import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BuiltFiles } from './BuiltFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'salient-built-'));
beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), '<html lang="nl">');
  writeFileSync(join(folder, 'assets', 'main-abc.js'), 'export const names = [];'.repeat(50));
  writeFileSync(join(folder, 'assets', 'shared-def.js'), '');
  writeFileSync(join(folder, 'mark.svg'), '<svg/>');
  const manifest = {
    'src/Page.tsx': { file: 'assets/main-abc.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared-def.js', imports: ['src/Page.tsx'] },
  };
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the files of a build', () => {
  test('are found by their address, and nothing else is', () => {
    const files = new BuiltFiles(folder, '/publicsearch/');
    expect(files.at('/publicsearch/assets/main-abc.js')).toMatchObject({ immutable: true });
    expect(files.at('/publicsearch/mark.svg')).toMatchObject({ type: 'image/svg+xml', immutable: false });
    for (const path of [
      '/mark.svg',
      '/publicsearch/',
      '/publicsearch/index.html',
      '/publicsearch/.vite/manifest.json',
    ]) {
      expect(files.at(path)).toBeUndefined();
    }
    for (const path of ['/publicsearch/../index.html', '/publicsearch/assets/../mark.svg', '/publicsearch//mark.svg']) {
      expect(files.at(path)).toBeUndefined();
    }
  });

  test('are compressed without loss', async () => {
    const file = new BuiltFiles(folder, '/').at('/assets/main-abc.js');
    const compressed = await file?.content('br');
    expect(brotliDecompressSync(compressed ?? Buffer.alloc(0)).toString()).toContain('export const names');
  });

  test('name all that a page needs, once, however they import each other', () => {
    expect(new BuiltFiles(folder, '/').filesOf('src/Page.tsx')).toEqual([
      '/assets/main-abc.js',
      '/assets/shared-def.js',
    ]);
  });

  test('are missed in words when the app was never built', () => {
    expect(() => new BuiltFiles(join(folder, 'assets'), '/')).toThrow('npm run build');
  });
});

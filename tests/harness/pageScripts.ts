import { gzipSync } from 'node:zlib';

/**
 * All script that a page makes a browser load at once: what it names and what that imports. What is behind `import()`
 * comes only when a visitor goes there.
 *
 * @returns how many files, and their bytes as gzip sends them.
 */
export async function pageScripts(page: string): Promise<{ files: number; bytes: number }> {
  const html = await (await fetch(page)).text();
  const seen = new Set<string>();
  const waiting = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path]) => new URL(path ?? '', page).href);
  let bytes = 0;
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (seen.has(url)) continue;
    seen.add(url);
    const script = await (await fetch(url)).text();
    bytes += gzipSync(script, { level: 9 }).length;
    for (const [, path] of script.matchAll(/(?:^|[;}\s])(?:import|from)\s*"(\.{1,2}\/[^"]+\.js)"/g)) {
      waiting.push(new URL(path ?? '', url).href);
    }
  }
  return { files: seen.size, bytes };
}

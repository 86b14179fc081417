import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What the browser's build tells of a module. */
interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null;
}

/** The app and the page that visitors come to first, which load together. */
const firstPage = /\/src\/app\/(entryClient|pages\/SearchPage)\.tsx$/;

/** Whether the first page needs a module at once: what is behind an `import()` comes when a visitor goes there. */
function isOfFirstPage(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (firstPage.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return modules.getModuleInfo(id)?.importers.some((importer) => isOfFirstPage(importer, modules, seen)) ?? false;
}

/** Dictionaries, one file a language, and styles. */
const isNoScriptOfAll = (id: string) => /\/texts\/|\/i18n\/(nl|en|fr|de)\/|\.css$/.test(id);

/**
 * Two builds: the browser's files, and the server's rendering of the same pages. All of the browser's addresses stand
 * under `/publicsearch/`, which always belongs to this app (STACK-15).
 */
export default defineConfig(({ isSsrBuild }) => ({
  base: '/publicsearch/',
  plugins: [react()],
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    target: isSsrBuild ? 'node20' : 'es2022',
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // The app, the pages that the server sends to be read without it, and the worker that keeps those.
          input: ['index.html', 'reading.html', 'src/app/reading/worker.ts'],
          output: {
            // The worker's address stays, for browsers that have it ask there for its next version.
            entryFileNames: ({ name }: { readonly name: string }) =>
              name === 'worker' ? '[name].js' : 'assets/[name]-[hash].js',
            // One file for the first page, one for what several others share: many small files compress worse and cost a
            // round trip each. What pages that are read need of it stays outside, for they load nothing else; so does the
            // entry, which whoever fetches the rest must not start.
            advancedChunks: {
              groups: [
                { name: 'reading', test: /preload-helper|\/i18n\/(languages|storedLanguage)\.ts$/, priority: 2 },
                {
                  name: (id: string, modules: Modules) =>
                    !isNoScriptOfAll(id) && !/\/entryClient\.tsx$/.test(id) && isOfFirstPage(id, modules)
                      ? 'first'
                      : null,
                  priority: 1,
                },
                { name: 'shared', test: (id: string) => !isNoScriptOfAll(id), minShareCount: 2 },
              ],
            },
          },
        },
  },
  // The server's bundle stands alone, so that it runs from wherever it was built to.
  ssr: { noExternal: true },
}));

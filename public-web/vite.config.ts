import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
          output: {
            // One file for what several pages share: many small files compress worse and cost a round trip each.
            advancedChunks: {
              groups: [{ name: 'shared', test: (id) => !/\/texts\/|\.css$/.test(id), minShareCount: 2 }],
            },
          },
        },
  },
  // The server's bundle stands alone, so that it runs from wherever it was built to.
  ssr: { noExternal: true },
}));

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Dictionaries, one file a language, and styles. */
const isNoScriptOfAll = (id: string) => /\/texts\/|\/i18n\/(nl|en|fr|de)\/|\.css$/.test(id);

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One file for what several pages share: by itself the build makes some 150 of it, which compress worse and cost a
        // browser a request each before the first page stands.
        advancedChunks: {
          groups: [{ name: 'shared', test: (id: string) => !isNoScriptOfAll(id), minShareCount: 4 }],
        },
      },
    },
  },
});

import { createHash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { outlines } from './outlines.ts';

/** Writes into the page which build it is: the server compares it with what a kiosk says it runs. */
const tellVersion = (): Plugin => ({
  name: 'salient-app-version',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    // The names of the files hold the hashes of what is in them.
    handler: (_html, { bundle = {} }) => {
      const version = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12);
      return [{ tag: 'meta', attrs: { name: 'salient-app', content: version }, injectTo: 'head' }];
    },
  },
});

export default defineConfig({
  base: '/kiosk/',
  plugins: [react(), outlines(), tellVersion()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});

import { defineConfig } from 'vite';

/** The service worker: one script of a fixed name beside the app, so that it reaches all pages below `/kiosk/`. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/app/serviceWorker/serviceWorker.ts',
      output: { format: 'iife', entryFileNames: 'serviceWorker.js' },
    },
  },
});

import { chunk } from '../app/chunk.ts';

/** The tabs that a visitor reaches after the first: their files come when they are opened. */
export const panelChunks = {
  advanced: chunk('src/search/AdvancedPanel.tsx', ['filters'], () => import('./AdvancedPanel.tsx')),
  results: chunk('src/search/ResultsPanel.tsx', ['filters'], () => import('./ResultsPanel.tsx')),
};

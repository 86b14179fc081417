import { chunk } from '../../lib/chunks/chunk.ts';
import { filterTexts } from './filterTexts.ts';

/** The tabs that a visitor reaches after the first: their files come when they are opened. */
export const panelChunks = {
  advanced: chunk('src/areas/search/AdvancedPanel.tsx', [filterTexts], () => import('./AdvancedPanel.tsx')),
  results: chunk('src/areas/search/ResultsPanel.tsx', [filterTexts], () => import('./ResultsPanel.tsx')),
};

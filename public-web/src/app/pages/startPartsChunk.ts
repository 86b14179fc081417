import { chunk } from '../../lib/chunks/chunk.ts';
import { startTexts } from '../texts.ts';

/** What stands beside and beneath the empty form of the search. */
export const startParts = chunk('src/app/pages/StartParts.tsx', [startTexts], () => import('./StartParts.tsx'));

import { chunk } from '../../lib/chunks/chunk.ts';
import { filterTexts } from '../search/filterTexts.ts';
import { feedbackTexts } from './feedbackTexts.ts';

/** The form of a message about a person: its files come when it is opened. */
export const feedbackChunk = chunk(
  'src/areas/feedback/PersonFeedback.tsx',
  [feedbackTexts, filterTexts],
  () => import('./PersonFeedback.tsx'),
);

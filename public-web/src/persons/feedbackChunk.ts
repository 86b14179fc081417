import { chunk } from '../app/chunk.ts';

/** The form of a message about a person: its files come when it is opened. */
export const feedbackChunk = chunk(
  'src/persons/PersonFeedback.tsx',
  ['feedback', 'filters'],
  () => import('./PersonFeedback.tsx'),
);

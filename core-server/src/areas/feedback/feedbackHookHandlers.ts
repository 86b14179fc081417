import { on } from '../../lib/hooks/Hooks.ts';
import { mergeUndoing, personsMerging } from '../persons/merge/mergeHooks.ts';
import { partsOfPublicPerson, personRemoving } from '../persons/personHooks.ts';
import { countImprovements } from './countImprovements.ts';
import { moveFeedback, moveFeedbackBack } from './moveFeedback.ts';
import { removeFeedbackOf } from './removeFeedback.ts';

/** What becomes of the messages about a person when something happens to it. */
export const feedbackHookHandlers = [
  on(partsOfPublicPerson, async ({ db, id }) => ({ improvements: await countImprovements(db, id) })),
  on(personRemoving, ({ db, id, ...removing }) => removeFeedbackOf(db, id, removing)),
  on(personsMerging, moveFeedback),
  on(mergeUndoing, moveFeedbackBack),
];

import { mayReadFeedback } from '../feedback/feedbackPolicy.ts';
import { type Actor, canEdit, isAdmin, isAtLeastNormal } from '../users/actor.ts';
import type { WaitingKind } from './home.ts';

/**
 * Whether `actor` can do something about what waits. An account that reaches civilian victims only is told nothing of stories and
 * kiosks: most of those are not its to change.
 */
export const mayActUpon: Readonly<Record<WaitingKind, (actor: Pick<Actor, 'type'>) => boolean>> = {
  feedback_mine: mayReadFeedback,
  feedback: mayReadFeedback,
  person_doubles: canEdit,
  stories_in_review: isAtLeastNormal,
  stories_outdated: isAtLeastNormal,
  places_waiting: canEdit,
  kiosks_silent: isAtLeastNormal,
  mails_failed: isAdmin,
};

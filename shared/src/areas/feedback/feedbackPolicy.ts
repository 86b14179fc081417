import { type Actor, canEdit } from '../users/actor.ts';

/** Whether `actor` reads and marks what visitors sent (ROLE-22). */
export const mayReadFeedback = (actor: Pick<Actor, 'type'>): boolean => canEdit(actor);

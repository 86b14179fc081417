import { type Actor, isAtLeastRevisor } from '../users/actor.ts';

/** Whether `actor` reads more of a contact person than the names: addresses and notes are personal data. */
export const mayReadContactData = (actor: Pick<Actor, 'type'>): boolean => isAtLeastRevisor(actor);

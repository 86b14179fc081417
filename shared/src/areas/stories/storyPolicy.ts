import { mayEditPerson } from '../persons/personPolicy.ts';
import { type Actor, isAtLeastRevisor } from '../users/actor.ts';

/** Whether `actor` may write the story of `person`: whoever may change the person may tell its story (ROLE-13). */
export const mayEditStory = mayEditPerson;

/** Publishing and taking back (ROLE-19). */
export const mayPublishStory = (actor: Pick<Actor, 'type'>): boolean => isAtLeastRevisor(actor);

/** A published story is read-only until it is taken back (STORY-47, STORY-72). */
export const isReadOnly = ({ published_date }: { readonly published_date: unknown }): boolean =>
  published_date !== null;

import { type Actor, canEdit } from '../users/actor.ts';

/** Whether `actor` may change collections, documents and their pages. */
export const mayEditArchive = (actor: Pick<Actor, 'type'>): boolean => canEdit(actor);

import { type Actor, canEdit } from '../users/actor.ts';

/** Whether `actor` finds contact persons among what documents refer to: they are personal data (REFERENCE-11). */
export const mayReferToContacts = (actor: Pick<Actor, 'type'>): boolean => canEdit(actor);

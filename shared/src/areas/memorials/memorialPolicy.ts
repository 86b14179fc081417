import { type Actor, canEdit } from '../users/actor.ts';

/** Whether `actor` may change memorials; `api-write` by calls alone (ROLE-17). */
export const mayEditMemorial = (actor: Pick<Actor, 'type'>): boolean => actor.type === 'api-write' || canEdit(actor);

import { type Actor, mayWriteRecords } from '../users/actor.ts';

/** Whether `actor` may change memorials. */
export const mayEditMemorial = (actor: Pick<Actor, 'type'>): boolean => mayWriteRecords(actor);

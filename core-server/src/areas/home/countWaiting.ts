import type { WaitingKind } from '@salient/shared/areas/home/home.ts';
import { waitingStatuses } from '@salient/shared/areas/places/placeHealing.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { type EntityManager, In } from 'typeorm';
import { PersonFeedbackEntity } from '../feedback/PersonFeedbackEntity.ts';
import { countSilentKiosks } from '../kiosks/countSilentKiosks.ts';
import { MailEntity } from '../mails/MailEntity.ts';
import { countMergeSuggestions } from '../persons/merge/suggestionHandlers.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';
import { countStories } from '../stories/readStories.ts';

/** Counts what the list shows to which the first page leads, by the conditions of that list. */
export const countWaiting: Readonly<
  Record<WaitingKind, (db: EntityManager, actor: Actor, now: Date) => Promise<number>>
> = {
  feedback_mine: (db, { id }) =>
    id === null ? Promise.resolve(0) : db.countBy(PersonFeedbackEntity, { status: 'submitted', assigned_to: id }),
  feedback: (db) => db.countBy(PersonFeedbackEntity, { status: 'submitted' }),
  person_doubles: countMergeSuggestions,
  stories_in_review: (db, actor) => countStories(db, actor, { in_review: true }),
  stories_outdated: (db, actor) => countStories(db, actor, { outdated: true }),
  places_waiting: (db) => db.countBy(PlaceEntity, { resolution_status: In(waitingStatuses) }),
  kiosks_silent: (db, _, now) => countSilentKiosks(db, now),
  mails_failed: (db) => db.countBy(MailEntity, { status: 'failed' }),
};

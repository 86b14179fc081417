import { canEdit } from '@salient/shared/areas/users/actor.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import { eventHistoryArea } from '../events/eventHistoryArea.ts';
import { keyLocationHistoryArea } from '../key-locations/keyLocationHistoryArea.ts';
import { keyWalkHistoryArea } from '../key-locations/keyWalkHistoryArea.ts';
import { kioskHistoryArea } from '../kiosks/kioskHistoryArea.ts';
import { personHistoryArea } from '../persons/personHistoryArea.ts';
import { storyHistoryArea } from '../stories/storyHistoryArea.ts';
import { userHistoryArea } from '../users/userHistoryArea.ts';
import type { HistoryArea } from './HistoryArea.ts';

/** Records that only imports change so far. */
const readByEditors: HistoryArea = { maySee: async (_db, actor) => canEdit(actor) };

/** The area behind each kind of record. */
export const historyAreas: Readonly<Record<HistoryType, HistoryArea>> = {
  person: personHistoryArea,
  person_event: eventHistoryArea,
  place: readByEditors,
  memorial: readByEditors,
  military_entity: readByEditors,
  project: readByEditors,
  key_location: keyLocationHistoryArea,
  person_story: storyHistoryArea,
  app_user: userHistoryArea,
  attachment: readByEditors,
  person_feedback: readByEditors,
  kiosk: kioskHistoryArea,
  feedback_template: readByEditors,
  key_walk: keyWalkHistoryArea,
};

import { defineArea } from '../../lib/area/Area.ts';
import * as keyCertificate from './certificate/keyCertificate.ts';
import * as changeStory from './changeStory.ts';
import { PersonStoryEntity } from './PersonStoryEntity.ts';
import { PersonStoryPhotoEntity } from './PersonStoryPhotoEntity.ts';
import { PersonStoryTextEntity } from './PersonStoryTextEntity.ts';
import * as findExpiringPermissions from './pictures/findExpiringPermissions.ts';
import { storyAttachments } from './pictures/storyAttachments.ts';
import * as getProjectFigures from './projects/getProjectFigures.ts';
import * as findPublishedStories from './published/findPublishedStories.ts';
import * as publicStories from './published/publicStories.ts';
import * as publishStory from './publishStory.ts';
import * as readStories from './readStories.ts';
import { storiesPerKiosk, storiesToTranslate, storiesWithoutLinkedStory } from './reports/storyReports.ts';
import { storyAddressPages } from './storyAddresses.ts';
import { storyContactReference } from './storyContacts.ts';
import { storyHistoryArea } from './storyHistoryArea.ts';
import { storyHookHandlers } from './storyHookHandlers.ts';
import { storyPersonalData } from './storyPersonalData.ts';
import * as storyPhotos from './storyPhotos.ts';
import * as storyPreviews from './storyPreviews.ts';

export const storiesArea = defineArea({
  name: 'stories',
  entities: [PersonStoryEntity, PersonStoryPhotoEntity, PersonStoryTextEntity],
  handlers: [
    keyCertificate,
    changeStory,
    findExpiringPermissions,
    findPublishedStories,
    getProjectFigures,
    publicStories,
    publishStory,
    readStories,
    storyPhotos,
    storyPreviews,
  ],
  constraints: {
    person_story_one_a_person: ['none', 'PERSON_ALREADY_HAS_STORY'],
    person_story_person_fkey: ['none', 'REFERENCED_BY_PERSON_STORY'],
    person_story_place_source_fkey: ['place_source_event_ref', 'DOES_NOT_EXIST'],
    person_story_event_event_fkey: ['coupling_use_events_with_places_refs', 'DOES_NOT_EXIST'],
    person_story_manual_link_linked_fkey: ['none', 'STORY_REFERENCED_BY_STORY'],
    person_story_key_location_fkey: ['none', 'KEY_LOCATION_LINKED_TO_STORIES'],
    person_story_contact_person_fkey: ['none', 'REFERENCED_BY_PERSON_STORY'],
    person_story_photo_attachment_fkey: ['none', 'REFERENCED_BY_PERSON_STORY'],
  },
  functions: [storiesWithoutLinkedStory, storiesPerKiosk, storiesToTranslate],
  references: [storyContactReference],
  history: { person_story: storyHistoryArea },
  attachments: storyAttachments,
  addresses: storyAddressPages,
  hooks: storyHookHandlers,
  personalData: storyPersonalData,
});

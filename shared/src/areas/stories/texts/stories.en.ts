import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { stories as nl } from './stories.nl.ts';
import { storyThemes } from './storyThemes.en.ts';

/** Words for the fields and choices of person stories. */
export const stories = {
  statuses: {
    IN_PROGRESS: 'Started',
    IN_REVIEW: 'To be reviewed',
    DONE: 'Done',
  },
  targets: {
    museum: 'Museum',
    key: 'Key story',
  },
  versions: {
    main: 'Adults',
    child: 'Children',
  },
  tags: storyThemes,
  dimensions: {
    landscape: 'Landscape',
    portrait: 'Portrait',
    profile: 'Profile',
  },
  templates: {
    1: 'Fills the frame',
    2: 'Round',
    3: 'With a margin',
  },
  fields: {
    first_name: 'First name',
    family_name: 'Last name',
    born_year: 'Year of birth',
    died_year: 'Year of death',
    community: 'Town',
    area: 'Region',
    country_code: 'Country',
    place_source_event_ref: 'Event that gives the place',
    story_child_option: 'Children’s story',
    story_part_1: 'Part 1',
    story_part_2: 'Part 2',
    story_child_part_1: 'Children’s story, part 1',
    story_child_part_2: 'Children’s story, part 2',
    story_child_question: 'Children’s story, question to look for',
    story_status: 'Status',
    story_child_status: 'Status of the children’s story',
    kiosks: 'Kiosks',
    targets: 'Published as',
    published_date: 'Published on',
    coupling_use_events_with_places_refs: 'Places of events',
    coupling_tags: 'Themes',
    coupling_use_died_date: 'Use the date of death',
    coupling_stories: 'Stories linked by hand',
    key_location_id: 'Key location',
    key_date: 'Key date',
    key_organisation_title: 'Organisation',
    key_form_of_address: 'Form of address',
    key_certificate: 'Make a certificate',
    linked_contact_persons: 'Contact persons',
    person_id_ref: 'Person',
    profile_image: 'Profile photo',
    extra_images: 'Extra photos',
    map_image: 'Map',
  },
  noNames: 'No names set',
} satisfies TranslationOf<typeof nl>;

import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { stories as nl } from './stories.nl.ts';
import { storyThemes } from './storyThemes.de.ts';

/** Words for the fields and choices of person stories. */
export const stories = {
  statuses: {
    IN_PROGRESS: 'Begonnen',
    IN_REVIEW: 'Zu prüfen',
    DONE: 'Fertig',
  },
  targets: {
    museum: 'Museum',
    key: 'Schlüsselgeschichte',
  },
  versions: {
    main: 'Erwachsene',
    child: 'Kinder',
  },
  tags: storyThemes,
  dimensions: {
    landscape: 'Querformat',
    portrait: 'Hochformat',
    profile: 'Profil',
  },
  templates: {
    1: 'Füllt den Rahmen',
    2: 'Rund',
    3: 'Mit Rand',
  },
  fields: {
    first_name: 'Vorname',
    family_name: 'Nachname',
    born_year: 'Geburtsjahr',
    died_year: 'Todesjahr',
    community: 'Gemeinde',
    area: 'Region',
    country_code: 'Land',
    place_source_event_ref: 'Ereignis, aus dem der Ort stammt',
    story_child_option: 'Kindergeschichte',
    story_part_1: 'Teil 1',
    story_part_2: 'Teil 2',
    story_child_part_1: 'Kindergeschichte, Teil 1',
    story_child_part_2: 'Kindergeschichte, Teil 2',
    story_child_question: 'Kindergeschichte, Suchfrage',
    story_status: 'Status',
    story_child_status: 'Status der Kindergeschichte',
    kiosks: 'Kioske',
    targets: 'Veröffentlicht als',
    published_date: 'Veröffentlicht am',
    coupling_use_events_with_places_refs: 'Orte von Ereignissen',
    coupling_tags: 'Themen',
    coupling_use_died_date: 'Todestag berücksichtigen',
    coupling_stories: 'Von Hand verknüpfte Geschichten',
    key_location_id: 'Schlüsselort',
    key_date: 'Schlüsseldatum',
    key_organisation_title: 'Organisation',
    key_form_of_address: 'Anrede',
    key_certificate: 'Urkunde erstellen',
    linked_contact_persons: 'Kontaktpersonen',
    person_id_ref: 'Person',
    profile_image: 'Profilfoto',
    extra_images: 'Weitere Fotos',
    map_image: 'Karte',
  },
  noNames: 'Keine Namen eingetragen',
} satisfies TranslationOf<typeof nl>;

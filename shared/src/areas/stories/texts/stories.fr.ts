import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { stories as nl } from './stories.nl.ts';
import { storyThemes } from './storyThemes.fr.ts';

/** Words for the fields and choices of person stories. */
export const stories = {
  statuses: {
    IN_PROGRESS: 'Commencé',
    IN_REVIEW: 'À relire',
    DONE: 'Terminé',
  },
  targets: {
    museum: 'Musée',
    key: 'Récit clé',
  },
  versions: {
    main: 'Adultes',
    child: 'Enfants',
  },
  tags: storyThemes,
  dimensions: {
    landscape: 'Paysage',
    portrait: 'Portrait',
    profile: 'Profil',
  },
  templates: {
    1: 'Remplit le cadre',
    2: 'Rond',
    3: 'Avec une marge',
  },
  fields: {
    first_name: 'Prénom',
    family_name: 'Nom',
    born_year: 'Année de naissance',
    died_year: 'Année de décès',
    community: 'Commune',
    area: 'Région',
    country_code: 'Pays',
    place_source_event_ref: 'Événement qui donne le lieu',
    story_child_option: 'Récit pour enfants',
    story_part_1: 'Partie 1',
    story_part_2: 'Partie 2',
    story_child_part_1: 'Récit pour enfants, partie 1',
    story_child_part_2: 'Récit pour enfants, partie 2',
    story_child_question: 'Récit pour enfants, question',
    story_status: 'Statut',
    story_child_status: 'Statut du récit pour enfants',
    kiosks: 'Bornes',
    targets: 'Publié comme',
    published_date: 'Publié le',
    coupling_use_events_with_places_refs: 'Lieux des événements',
    coupling_tags: 'Thèmes',
    coupling_use_died_date: 'Tenir compte de la date de décès',
    coupling_stories: 'Récits liés à la main',
    key_location_id: 'Lieu clé',
    key_date: 'Date clé',
    key_organisation_title: 'Organisation',
    key_form_of_address: 'Formule d’appel',
    key_certificate: 'Établir un certificat',
    linked_contact_persons: 'Personnes de contact',
    person_id_ref: 'Personne',
    profile_image: 'Photo de profil',
    extra_images: 'Photos supplémentaires',
    map_image: 'Carte',
  },
  noNames: 'Aucun nom indiqué',
} satisfies TranslationOf<typeof nl>;

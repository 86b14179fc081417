import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { storySummary as nl } from './storySummary.nl.ts';

/** The summary of a story: what it still needs, and the preview. */
export const storySummary = {
  unsaved: 'Vos dernières modifications apparaissent ici après l’enregistrement.',
  preview: 'Aperçu avant publication',
  texts: 'Textes',
  language: 'Langue',
  facts: 'Données',
  linkPublished: '{name} (publié)',
  shortAddress: 'Adresse courte ({target})',
  readiness: {
    published: 'Publié',
    ready: 'Prêt à être publié',
    missing_one: 'Encore {count} point avant publication',
    missing_other: 'Encore {count} points avant publication',
    missing_many: 'Encore {count} points avant publication',
    kiosks: 'Apparaît sur la borne {kiosks}',
    noKiosk: 'N’apparaît sur aucune borne',
    counted: '{words} ({count} sur {of})',
    text: '{of} : {state}',
    size: '{characters} caractères, {seconds} s de lecture.',
    longSentence: 'Phrase la plus longue : {words} mots.',
  },
  states: {
    ready: 'En ordre',
    missing: 'Manque',
    advice: 'Conseillé',
  },
  textReasons: {
    done: 'terminé.',
    empty: 'pas de texte.',
    part_missing: 'une des deux parties manque.',
    not_done: 'pas encore terminé.',
    outdated: 'à revoir.',
    long_sentence: 'terminé, avec une phrase longue.',
  },
  items: {
    names: 'Prénom ou nom',
    event: 'Événement dont vient le lieu',
    place: 'Commune, région et pays',
    profile_image: 'Photo de profil',
    alt: 'Photos décrites',
    credit: 'Mention de la source des photos',
    licence: 'Droits sur les photos',
    links: 'Au moins un récit lié publié',
    child_rule: 'Récits liés avec un récit pour enfants',
    qr_code: 'Code QR (créé à la publication)',
    key_position: 'Lieu clé',
    key_date: 'Date de la clé',
    contact_persons: 'Personne de contact',
  },
} satisfies TranslationOf<typeof nl>;

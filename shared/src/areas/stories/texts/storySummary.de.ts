import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { storySummary as nl } from './storySummary.nl.ts';

/** The summary of a story: what it still needs, and the preview. */
export const storySummary = {
  unsaved: 'Was Sie gerade geändert haben, steht hier erst nach dem Speichern.',
  preview: 'Vorschau',
  texts: 'Texte',
  language: 'Sprache',
  facts: 'Angaben',
  linkPublished: '{name} (veröffentlicht)',
  shortAddress: 'Kurze Adresse ({target})',
  readiness: {
    published: 'Veröffentlicht',
    ready: 'Bereit zur Veröffentlichung',
    missing_one: 'Noch {count, number} Punkt bis zur Veröffentlichung',
    missing_other: 'Noch {count, number} Punkte bis zur Veröffentlichung',
    kiosks_one: 'Erscheint auf Kiosk {kiosks}',
    kiosks_other: 'Erscheint auf den Kiosken {kiosks}',
    noKiosk: 'Erscheint auf keinem Kiosk',
    counted: '{words} ({count} von {of})',
    text: '{of}: {state}',
    size: '{characters} Zeichen, {seconds} s zu lesen.',
    longSentence: 'Längster Satz: {words} Wörter.',
  },
  states: {
    ready: 'In Ordnung',
    missing: 'Fehlt',
    advice: 'Empfohlen',
  },
  textReasons: {
    done: 'fertig.',
    empty: 'kein Text.',
    part_missing: 'einer der beiden Teile fehlt.',
    not_done: 'noch nicht fertig.',
    outdated: 'veraltet.',
    long_sentence: 'fertig, mit einem langen Satz.',
  },
  items: {
    names: 'Vor- oder Nachname',
    event: 'Ereignis, aus dem der Ort kommt',
    place: 'Gemeinde, Region und Land',
    profile_image: 'Profilfoto',
    alt: 'Fotos beschrieben',
    credit: 'Quellenangabe der Fotos',
    licence: 'Rechte an den Fotos',
    links: 'Mindestens eine veröffentlichte verknüpfte Geschichte',
    child_rule: 'Verknüpfte Geschichten mit Kindergeschichte',
    qr_code: 'QR-Code (entsteht beim Veröffentlichen)',
    key_position: 'Schlüsselort',
    key_date: 'Schlüsseldatum',
    contact_persons: 'Kontaktperson',
  },
} satisfies TranslationOf<typeof nl>;

import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { storySummary as nl } from './storySummary.nl.ts';

/** The summary of a story: what it still needs, and the preview. */
export const storySummary = {
  unsaved: 'What you just changed appears here once it is saved.',
  preview: 'Preview',
  texts: 'Texts',
  language: 'Language',
  facts: 'Facts',
  linkPublished: '{name} (published)',
  shortAddress: 'Short address ({target})',
  readiness: {
    published: 'Published',
    ready: 'Ready to be published',
    missing_one: '{count, number} point left before publishing',
    missing_other: '{count, number} points left before publishing',
    kiosks_one: 'Appears on kiosk {kiosks}',
    kiosks_other: 'Appears on kiosks {kiosks}',
    noKiosk: 'Appears on no kiosk',
    counted: '{words} ({count} of {of})',
    text: '{of}: {state}',
    size: '{characters} characters, {seconds} s to read.',
    longSentence: 'Longest sentence: {words} words.',
  },
  states: {
    ready: 'Ready',
    missing: 'Missing',
    advice: 'Recommended',
  },
  textReasons: {
    done: 'done.',
    empty: 'no text.',
    part_missing: 'one of the two parts is missing.',
    not_done: 'not done yet.',
    outdated: 'outdated.',
    long_sentence: 'done, with a long sentence.',
  },
  items: {
    names: 'First or last name',
    event: 'Event that gives the place',
    place: 'Town, region and country',
    profile_image: 'Profile photo',
    alt: 'Photos described',
    credit: 'Credits of the photos',
    licence: 'Rights of the photos',
    links: 'At least one published linked story',
    child_rule: 'Linked stories with a children’s story',
    qr_code: 'QR code (comes with publishing)',
    key_position: 'Key location',
    key_date: 'Key date',
    contact_persons: 'Contact person',
  },
} satisfies TranslationOf<typeof nl>;

import type { TranslationOf } from '../texts.ts';
import type { accessibility as nl } from './accessibility.nl.ts';

export const accessibility = {
  title: 'Accessibility statement',
  intro: 'The names list is there for everybody. This page says what you may expect and what does not work well yet.',
  standardTitle: 'The standard we follow',
  standard: 'The public pages are built to WCAG 2.2, level AA, and EN 301 549.',
  worksTitle: 'How you can use the site',
  keyboard: 'Everything works with the keyboard; the focus can always be seen.',
  zoom: 'Text can be enlarged to 400 per cent without scrolling sideways.',
  screenReader: 'Unknown parts of a date are read out as “unknown”, not as a question mark.',
  motion: 'If you have asked your device for less motion, nothing moves between pages.',
  noScript: 'You can search and read about people without JavaScript too.',
  ownMaps:
    'The site draws its maps itself. Only when you ask for the detailed map does our server fetch it from OpenStreetMap, and that service does not learn who you are.',
  gapsTitle: 'What does not work well yet',
  gaps: 'Names of places and units are sometimes given only in the language of the source.',
  maps: 'The map links lead to another website, whose accessibility is not in our hands.',
  contactTitle: 'Are you stuck somewhere?',
  contact: 'Tell the knowledge centre, at the foot of every page. You will get the information in another way.',
  checkedTitle: 'How we check this',
  checked:
    'Every version is checked automatically in the four languages, at the width of a phone and on a wide screen, and walked through with the keyboard.',
} satisfies TranslationOf<typeof nl>;

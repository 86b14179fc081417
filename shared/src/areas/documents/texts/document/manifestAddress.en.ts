import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { manifestAddress as nl } from './manifestAddress.nl.ts';

export const manifestAddress = {
  term: 'IIIF address',
  show: 'Show the address',
  title: 'IIIF address',
  what: 'With this address a program such as Mirador opens {name}, or another site fetches the scans and their text.',
  lasting: 'Lasting address',
  lastingHint: 'For everybody: this address holds as long as something is disclosed.',
  ticketed: 'Address with a ticket',
  ticketedHint:
    'Only for you and for a viewer on the site of the museum: it also opens what is not disclosed, until {until}. Ask for a new address here after that.',
  undisclosed: 'Nothing is disclosed here yet: without a ticket this address opens for nobody.',
  copy: 'Copy the address',
} satisfies TranslationOf<typeof nl>;

import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { kioskPerson as nl } from './kioskPerson.nl.ts';

export const kioskPerson = {
  back: 'Back to the names',
  loading: 'One moment…',
  readStory: 'Read the story',
  born: 'born {date}',
  died: 'died {date}',
  lived: '{born} – {died}',
  gone: 'This person is no longer on the names list.',
  onlyShort: 'Without a network the kiosk knows no more. The network comes back by itself.',
} satisfies TranslationOf<typeof nl>;

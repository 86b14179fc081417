import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { kioskPerson as nl } from './kioskPerson.nl.ts';

export const kioskPerson = {
  back: 'Retour aux noms',
  loading: 'Un instant…',
  readStory: 'Lire l’histoire',
  born: 'naissance : {date}',
  died: 'décès : {date}',
  lived: '{born} – {died}',
  gone: 'Cette personne ne figure plus sur la liste des noms.',
  onlyShort: 'Sans réseau, la borne n’en sait pas plus. Le réseau revient de lui-même.',
} satisfies TranslationOf<typeof nl>;

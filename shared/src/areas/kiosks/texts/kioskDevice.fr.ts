import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { kioskDevice as nl } from './kioskDevice.nl.ts';

export const kioskDevice = {
  title: 'Associer cette borne',
  intro: 'Saisissez le code qu’un administrateur a créé sous « Bornes ».',
  code: 'Code d’association',
  clear: 'Effacer',
  pair: 'Associer',
  back: 'Retour à la borne',
  done: 'Cet appareil est maintenant la borne {number}.',
  wrong: 'Ce code est faux ou expiré. Demandez-en un nouveau.',
  tooMany: 'Trop d’essais. Attendez un quart d’heure.',
  away: 'Le serveur est injoignable. Réessayez plus tard.',
  identify: 'Borne {number}',
  which: 'Cette adresse n’est celle d’aucune borne. Il y a les bornes 1 à 4 : choisissez-en une.',
} satisfies TranslationOf<typeof nl>;

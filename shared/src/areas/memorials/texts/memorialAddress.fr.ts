import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { memorialAddress as nl } from './memorialAddress.nl.ts';

export const memorialAddress = {
  hint: 'Recherchée quand vous appuyez sur Entrée ou quittez le champ.',
  asking: 'Recherche de l’adresse…',
  inexact: 'Le service ne connaît pas exactement cette adresse. Vérifiez que l’épingle est au bon endroit.',
  notFoundHow: 'Vérifiez l’adresse, élargissez la recherche ou indiquez vous-même la position.',
  noService:
    'Aucun service d’adresses n’est configuré, et le répertoire intégré ne connaît pas les rues. Indiquez vous-même la position sur la carte.',
  byHand: 'Indiquer la position soi-même',
  again: 'Rechercher à nouveau',
  locked: 'La position est verrouillée : aucune adresse n’est recherchée.',
  marker: 'Position de l’adresse',
  placeMarker: 'Position du lieu',
  scopes: { locality: 'Dans la commune du lieu', country: 'Dans le pays du lieu', everywhere: 'Partout' },
  advanced: {
    open: 'Recherche avancée d’adresse',
    within: 'Où chercher',
    find: 'Rechercher',
    results: 'Adresses trouvées',
    take: 'Reprendre {address}',
    takeShort: 'Reprendre',
    far: 'à {distance} du lieu',
    partly: 'inexacte',
  },
} satisfies TranslationOf<typeof nl>;

import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { permissions as nl } from './permissions.nl.ts';

/** Permissions to show photos that end soon. */
export const permissions = {
  lead: 'Photos des récits et des lieux-clés, et numérisations de documents, dont l’autorisation expire dans les {days} jours ou a déjà expiré. Passé le dernier jour, les visiteurs ne les voient plus.',
  none: 'Aucune autorisation n’expire dans les {days} jours. Toutes les photos et numérisations restent visibles.',
  record: 'Où elle figure',
  records: {
    person_story: 'Récit',
    key_location: 'Lieu-clé',
    document: 'Document',
    collection: 'Collection',
  },
  picture: 'Fichier',
  allScans: 'Toutes les numérisations',
  state: 'Durée restante',
  daysLeft_one: 'Encore {count, number} jour',
  daysLeft_many: 'Encore {count, number} jours',
  daysLeft_other: 'Encore {count, number} jours',
  hidden: 'Expirée : les visiteurs ne voient plus cette image',
  until: 'Autorisation jusqu’au {date} inclus',
  over: 'Expirée',
} satisfies TranslationOf<typeof nl>;

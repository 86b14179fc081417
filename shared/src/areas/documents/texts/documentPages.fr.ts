import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { documentPages as nl } from './documentPages.nl.ts';

export const documentPages = {
  add: 'Ajouter un document',
  allTags: 'Tous les mots-clés',
  disclosedOrNot: 'Publié ou non',
  onlyDisclosed: 'Publiés seulement',
  onlyUndisclosed: 'Non publiés seulement',
  id: 'Identifiant',
  isSub: 'Partie d’un autre document',
  modified: 'Modifié',
  created_at: 'Créé',
  noneAbout: 'Aucun document n’y renvoie encore.',
  explained: {
    ARCHIVE: 'Une pièce d’archives, ici ou ailleurs',
    WISE: 'Un livre ou un article à la bibliothèque',
    DIBORN: 'Des numérisations ou fichiers, avec pages et mots-clés',
    WEB: 'Une page sur le web',
    ADLIBD: 'Une notice du catalogue d’archives, par son code',
    ADLIBC: 'Une partie d’une collection du catalogue, avec pages',
  },
  content: 'Contenu',
  divider: 'Limite entre pages et données',
  edit: 'Modifier',
  read: 'Terminer la modification',
  saveBefore: 'Enregistrez ou annulez d’abord vos modifications',
  created: 'Le document est créé : {name}',
  saved: 'Le document est enregistré : {name}',
  fromCatalogue: 'Le titre, la description et le lieu viennent du catalogue (code {code}) dès que vous enregistrez.',
  disclosedHint:
    'Les visiteurs voient alors le document et ses numérisations sur la page de chaque personne et lieu auxquels il renvoie.',
  noTags: 'Seuls les documents numériques et ceux d’une collection du catalogue ont des mots-clés.',
  removeText: 'Le document pourra être restauré.',
  removedNotice: 'Ce document a été supprimé.',
  restored: '{name} est restauré',
  recordFirst: 'Enregistrez d’abord ; vous pourrez ensuite ajouter des documents ici.',
  copy: 'Copier',
} satisfies TranslationOf<typeof nl>;

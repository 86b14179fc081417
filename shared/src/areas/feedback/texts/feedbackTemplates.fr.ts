import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { feedbackTemplates as nl } from './feedbackTemplates.nl.ts';

export const feedbackTemplates = {
  name: 'Nom',
  nameHint: 'Pour que les collègues reconnaissent le texte ; les visiteurs ne le voient pas.',
  text: 'Texte',
  languages: 'Langues',
  create: 'Ajouter un modèle de réponse',
  edit: 'Modifier {name}',
  remove: 'Supprimer {name}',
  removeText: 'Les réponses déjà envoyées avec ce modèle restent.',
  saved: '{name} a été enregistré',
  lead: 'Des textes de départ pour répondre aux visiteurs. Rédigez-les dans chaque langue utile : une langue sans texte n’est pas proposée.',
  slots: 'Ces mots entre accolades sont remplacés : {list}',
  unknown: '{list} ne peut pas être remplacé : choisissez parmi les mots ci-dessus.',
  slotNames: {
    reference: 'le numéro du message',
    person: 'le nom de la personne',
    date: 'le jour où le message est arrivé',
  },
} satisfies TranslationOf<typeof nl>;

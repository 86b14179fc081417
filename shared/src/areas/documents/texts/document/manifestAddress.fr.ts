import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { manifestAddress as nl } from './manifestAddress.nl.ts';

export const manifestAddress = {
  term: 'Adresse IIIF',
  show: 'Afficher l’adresse',
  title: 'Adresse IIIF',
  what: 'Avec cette adresse, un programme comme Mirador ouvre {name}, ou un autre site en reprend les numérisations et leur texte.',
  lasting: 'Adresse durable',
  lastingHint: 'Pour tout le monde : cette adresse vaut tant que la publication dure.',
  ticketed: 'Adresse avec laissez-passer',
  ticketedHint:
    'Pour vous seul et pour une visionneuse sur le site du musée : elle ouvre aussi ce qui n’est pas publié, jusqu’à {until}. Demandez ensuite une nouvelle adresse ici.',
  undisclosed: 'Rien n’est encore publié ici : sans laissez-passer, l’adresse ne s’ouvre pour personne.',
  copy: 'Copier l’adresse',
} satisfies TranslationOf<typeof nl>;

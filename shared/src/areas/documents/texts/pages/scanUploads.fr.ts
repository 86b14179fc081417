import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { scanUploads as nl } from './scanUploads.nl.ts';

export const scanUploads = {
  title: 'Fichiers en cours d’envoi',
  choose: 'Ajouter des pages',
  chooseFolder: 'Choisir un dossier',
  drop: 'Vous pouvez aussi déposer ici des fichiers et des dossiers ; ils se rangent dans l’ordre de leurs noms.',
  progress: '{done} sur {count}',
  rate: '{size} par seconde',
  lessThanMinute: 'moins d’une minute restante',
  minutesLeft_one: 'environ {count, number} minute restante',
  minutesLeft_other: 'environ {count, number} minutes restantes',
  minutesLeft_many: 'environ {count, number} de minutes restantes',
  keeping: {
    underWay:
      'Laissez cet onglet ouvert encore un instant : ce navigateur copie les fichiers de votre disque. Vous pouvez continuer à travailler.',
    complete: 'Vous pouvez continuer à travailler. Si vous fermez cet onglet, vous pourrez reprendre ici plus tard.',
    impossible: 'Laissez cet onglet ouvert : ce navigateur ne peut pas garder tous les fichiers.',
  },
  over_one: '{count, number} fichier est ajouté',
  over_other: '{count, number} fichiers sont ajoutés',
  over_many: '{count, number} de fichiers sont ajoutés',
  doubles_one: '{count, number} fichier s’y trouvait déjà et n’est pas ajouté une deuxième fois',
  doubles_other: '{count, number} fichiers s’y trouvaient déjà et ne sont pas ajoutés une deuxième fois',
  doubles_many: '{count, number} de fichiers s’y trouvaient déjà et ne sont pas ajoutés une deuxième fois',
  anyway: 'Ajouter quand même',
  addAnyway: 'Ajouter {name} quand même',
  addAllAnyway: 'Tous les ajouter quand même',
  refused_one: '{count, number} fichier n’est pas ajouté',
  refused_other: '{count, number} fichiers ne sont pas ajoutés',
  refused_many: '{count, number} de fichiers ne sont pas ajoutés',
  stopped_one: '{count, number} fichier n’a pas été envoyé. Déposez-le à nouveau ici pour continuer.',
  stopped_other:
    '{count, number} fichiers n’ont pas été envoyés. Déposez-les, ou tout le dossier, à nouveau ici pour continuer : ce qui s’y trouve déjà n’est pas ajouté une seconde fois.',
  stopped_many:
    '{count, number} de fichiers n’ont pas été envoyés. Déposez-les, ou tout le dossier, à nouveau ici pour continuer : ce qui s’y trouve déjà n’est pas ajouté une seconde fois.',
  stop: 'Arrêter l’envoi',
  dismiss: 'Fermer',
  unfinished_one: '{count, number} fichier est resté en chemin quand un onglet a été fermé.',
  unfinished_other: '{count, number} fichiers sont restés en chemin quand un onglet a été fermé.',
  unfinished_many: '{count, number} de fichiers sont restés en chemin quand un onglet a été fermé.',
  resume: 'Reprendre',
  discard: 'Abandonner',
  discardTitle_one: 'Abandonner {count, number} fichier pour {title} ?',
  discardTitle_other: 'Abandonner {count, number} fichiers pour {title} ?',
  discardTitle_many: 'Abandonner {count, number} de fichiers pour {title} ?',
  discardText: 'Ce qui est arrivé reste dans le document. Les fichiers sur votre disque restent.',
} satisfies TranslationOf<typeof nl>;

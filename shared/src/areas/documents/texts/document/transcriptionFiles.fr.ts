import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { transcriptionFiles as nl } from './transcriptionFiles.nl.ts';

export const transcriptionFiles = {
  menu: 'Transcriptions',
  asText: 'Télécharger en texte',
  asPdf: 'Télécharger en PDF',
  read: 'Importer depuis un zip…',
  title: 'Importer des transcriptions',
  which:
    'Choisissez un zip de fichiers PAGE XML ou ALTO, tels que Transkribus et eScriptorium les produisent. Chaque fichier va à la numérisation du même nom : lettre_01.xml à lettre_01.jpg. Les numérisations des sous-documents comptent aussi.',
  whatStays:
    'Si une page a déjà un autre texte, celui-ci reste. Vous verrez ensuite de quelles pages il s’agit, et vous choisirez.',
  refusals: {
    noZip: 'Ce n’est pas un zip, ou il est endommagé. Choisissez un zip de fichiers PAGE XML ou ALTO.',
    tooLarge:
      'Ce zip est trop grand : au maximum {megabytes} Mo, 1 Go une fois décompressé, et 10 000 fichiers. Répartissez-les sur plusieurs zips.',
  },
  result: 'Ce qu’il est advenu de {name}',
  written_one: '{count, number} page a une nouvelle transcription.',
  written_other: '{count, number} pages ont une nouvelle transcription.',
  written_many: '{count, number} de pages ont une nouvelle transcription.',
  same_one: '{count, number} page avait déjà le même texte.',
  same_other: '{count, number} pages avaient déjà le même texte.',
  same_many: '{count, number} de pages avaient déjà le même texte.',
  nothing: 'Il n’y a pas de fichier PAGE XML ou ALTO dans ce zip.',
  kept_one: '{count, number} page a déjà un autre texte, qui est resté.',
  kept_other: '{count, number} pages ont déjà un autre texte, qui est resté.',
  kept_many: '{count, number} de pages ont déjà un autre texte, qui est resté.',
  replace: 'Remplacer aussi ce texte',
  replaceHint: 'L’ancien texte reste dans l’historique du document.',
  without_scan_one: 'Pour {count, number} fichier, il n’y a pas de numérisation de ce nom.',
  without_scan_other: 'Pour {count, number} fichiers, il n’y a pas de numérisation de ce nom.',
  without_scan_many: 'Pour {count, number} de fichiers, il n’y a pas de numérisation de ce nom.',
  ambiguous_one: '{count, number} fichier convient à plusieurs numérisations, ou est le second pour la même.',
  ambiguous_other: '{count, number} fichiers conviennent à plusieurs numérisations, ou sont les seconds pour la même.',
  ambiguous_many:
    '{count, number} de fichiers conviennent à plusieurs numérisations, ou sont les seconds pour la même.',
  empty_one: '{count, number} fichier ne contient pas de texte.',
  empty_other: '{count, number} fichiers ne contiennent pas de texte.',
  empty_many: '{count, number} de fichiers ne contiennent pas de texte.',
  refused_one: '{count, number} fichier n’a pas pu être lu.',
  refused_other: '{count, number} fichiers n’ont pas pu être lus.',
  refused_many: '{count, number} de fichiers n’ont pas pu être lus.',
  reasons: {
    too_large: 'Il est trop grand.',
    encoding: 'Ses caractères sont illisibles : enregistrez-le en UTF-8.',
    doctype: 'Il commence par un DOCTYPE, ce qui n’est pas accepté.',
    too_deep: 'Ses éléments sont imbriqués trop profondément.',
    malformed: 'Ce n’est pas du XML valide.',
    unreadable: 'Il est endommagé ou protégé par un mot de passe.',
    unknown_kind: 'Ce n’est ni du PAGE XML ni de l’ALTO.',
    too_long: 'Le texte est trop long pour une page.',
  },
} satisfies TranslationOf<typeof nl>;

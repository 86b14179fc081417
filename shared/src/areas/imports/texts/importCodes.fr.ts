import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { importCodes as nl } from './importCodes.nl.ts';

export const importCodes = {
  AT_LEAST_ONE_FIELD_NEEDED: 'Cette ligne ne contient pas de nom',
  KEY_EMPTY: 'Rien ne désigne cette ligne',
  KEY_REPEATED: 'Une ligne précédente porte le même numéro',
  TOO_MANY_CELLS: 'Plus de cellules que de colonnes',
  TOO_FEW_CELLS: 'Moins de cellules que de colonnes',
  QUOTE_NOT_CLOSED: 'Un guillemet n’est pas fermé',
  VALUE_NOT_IN_TABLE: 'Un mot dont le sens n’a pas été dit',
  NO_MATCH:
    'Le texte n’a pas la forme attendue et reste tel quel ; un nom n’est alors pas séparé en nom de famille et prénom',
  INVALID_DATA: 'La base de données a refusé cette ligne',
  DATE_UNREADABLE: 'La date est illisible ; le texte reste dans les remarques',
  DATE_UNCERTAIN: 'La date est incertaine ; le texte reste dans les remarques',
  PLACE_LOOKUP_NOT_FOUND: 'Le lieu est inconnu ; le texte reste',
  PLACE_LOOKUP_TOO_MANY_RESULTS: 'Il peut s’agir de plusieurs lieux ; le texte reste',
  COUNTRY_UNKNOWN:
    'Ce n’est pas un pays actuel : le lieu n’en reçoit pas, et pour une personne le texte figure dans les remarques',
  COUNTRY_GUESSED: 'Le pays du lieu est deviné',
  COUNTRY_DIFFERS: 'D’autres indiquent un autre pays pour ce lieu ; il devient un lieu à part',
  MEMORIAL_NOT_FOUND: 'Le monument est inconnu ; l’événement est omis',
  MEMORIAL_AMBIGUOUS: 'Il peut s’agir de plusieurs monuments ; l’événement est omis',
  MEMORIAL_ALIKE: 'Un monument de ce nom est connu ailleurs',
  CONNECTION_ALREADY_EXISTS: 'La ligne nomme un monument deux fois',
  CONFLICT_PERSON: 'La personne a été modifiée depuis et reste ainsi',
  CONFLICT_EVENT: 'Un événement a été modifié depuis et reste ainsi',
  CONFLICT_RECORD: 'La fiche a été modifiée depuis et reste ainsi',
  CONFLICT_REMOVED: 'La personne a été supprimée depuis',
} satisfies TranslationOf<typeof nl>;

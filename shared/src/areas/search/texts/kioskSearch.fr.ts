import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { kioskSearch as nl } from './kioskSearch.nl.ts';

export const kioskSearch = {
  title: 'Cherchez un nom',
  field: 'Le nom que vous cherchez',
  hint: 'Tapez un nom',
  total_one: '1 nom trouvé',
  total_many: '{count, number} noms trouvés',
  total_other: '{count, number} noms trouvés',
  named_one: '1 nom écrit ainsi',
  named_many: '{count, number} noms écrits ainsi',
  named_other: '{count, number} noms écrits ainsi',
  alike_one: '1 semblable',
  alike_many: '{count, number} semblables',
  alike_other: '{count, number} semblables',
  namedAndAlike: '{named}, et {alike}',
  onlyAlike_one: 'Aucun nom écrit ainsi, mais 1 semblable',
  onlyAlike_many: 'Aucun nom écrit ainsi, mais {count, number} semblables',
  onlyAlike_other: 'Aucun nom écrit ainsi, mais {count, number} semblables',
  shown: '{first, number} à {last, number} sur {total, number}',
  typeToSearch: 'Tapez au moins deux lettres. Un nom de famille suffit.',
  searching: 'Recherche…',
  noResults: 'Personne n’a été trouvé',
  readAs: 'Compris ainsi : {words}',
  dropped: 'Personne ne porte ce nom en entier. Non recherché : {words}',
  narrow: {
    label: 'Moins de noms : choisissez ce que vous savez',
    given_name: 'Prénom',
    died_year: 'Année du décès',
    died_place: 'Lieu du décès',
  },
  choose: {
    given_name: 'Choisissez un prénom',
    died_year: 'Choisissez l’année du décès',
    died_place: 'Choisissez le lieu du décès',
  },
  all: {
    given_name: 'Tous les prénoms',
    died_year: 'Toutes les années',
    died_place: 'Tous les lieux',
  },
  chosen: '{kind} : {value}',
  soundsAlike: 'Aussi les noms qui se prononcent de même',
  takeBack: '{choice}, ne plus choisir',
  tooMany: 'Voici les {count, number} premiers. Choisissez ce que vous savez encore, ou tapez plus de lettres.',
  nobody: {
    why: 'Le nom peut s’écrire autrement. Voici ce qui aide souvent :',
    fewer: 'Chercher avec moins de lettres',
    ask: 'Ou demandez à l’accueil : quelqu’un cherchera avec vous.',
  },
  offline: 'La recherche de noms ne marche pas pour l’instant. Vous pouvez lire les histoires.',
  shortList_one: 'Sans réseau : voici pour l’instant une personne, d’après la liste des noms du {day}.',
  shortList_many:
    'Sans réseau : voici pour l’instant les noms et les années de {count, number} personnes, d’après la liste des noms du {day}.',
  shortList_other:
    'Sans réseau : voici pour l’instant les noms et les années de {count, number} personnes, d’après la liste des noms du {day}.',
  shortListLacks:
    'Quelqu’un manque ? D’autres personnes et d’autres orthographes reviennent avec le réseau. N’hésitez pas à demander à l’accueil.',
} satisfies TranslationOf<typeof nl>;

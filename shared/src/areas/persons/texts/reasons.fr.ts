export const reasons = {
  number: 'même matricule',
  spelling: 'autre orthographe',
  alternative: 'connu aussi sous le nom de {name}',
  met: 'correspond aussi :',
  given: 'autre forme du prénom',
  typo: 'proche de votre saisie',
  sound: 'même prononciation',
  familyname: 'même nom de famille',
  initials: 'mêmes initiales',
};

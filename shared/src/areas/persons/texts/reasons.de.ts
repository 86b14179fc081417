export const reasons = {
  number: 'gleiche Dienstnummer',
  spelling: 'andere Schreibweise',
  alternative: 'auch bekannt als {name}',
  met: 'trifft auch zu:',
  given: 'andere Form des Vornamens',
  typo: 'ähnlich wie eingegeben',
  sound: 'klingt gleich',
  familyname: 'gleicher Familienname',
  initials: 'gleiche Initialen',
};

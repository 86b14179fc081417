export const reasons = {
  number: 'same service number',
  spelling: 'different spelling',
  alternative: 'also known as {name}',
  met: 'also matches:',
  given: 'another form of the first name',
  typo: 'close to what you typed',
  sound: 'sounds the same',
  familyname: 'same last name',
  initials: 'same initials',
};

export const reasons = {
  number: 'same service number',
  spelling: 'other spelling',
  alternative: 'also known as {name}',
  met: 'also true:',
  given: 'other form of the first name',
  typo: 'close to what you typed',
  sound: 'sounds alike',
  familyname: 'same last name',
  initials: 'same initials',
};

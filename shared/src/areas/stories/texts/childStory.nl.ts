/** What the version for children has besides its text: a question to look for, words explained, a pair to compare. */
export const childStory = {
  look: 'Zoek mee',
  words: 'Moeilijke woorden',
  close: 'Sluiten',
  inCommon: 'Wat hebben ze samen?',
  choose: 'Kies iemand. Wat hebben ze samen?',
  guess: 'Zoek het eerst zelf. Kijk dan hier.',
} as const;

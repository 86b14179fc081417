/** Why a person answers a search, beside the name. */
export const reasons = {
  number: 'zelfde stamnummer',
  spelling: 'andere schrijfwijze',
  alternative: 'ook bekend als {name}',
  met: 'klopt ook:',
  given: 'andere vorm van de voornaam',
  typo: 'lijkt op uw zoekwoord',
  sound: 'klinkt hetzelfde',
  familyname: 'zelfde familienaam',
  initials: 'zelfde initialen',
} as const;

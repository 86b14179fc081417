/** What a reader is told when a call fails, by error name. */
export const errors = {
  network: 'Er is geen verbinding. Controleer uw internetverbinding en probeer opnieuw.',
  http: 'De server antwoordt niet zoals verwacht. Probeer het over enkele ogenblikken opnieuw.',
  unexpected: 'Het antwoord van de server is niet leesbaar. Probeer opnieuw.',
  internal: 'Er ging iets mis op de server. Probeer het over enkele ogenblikken opnieuw.',
  noSession: 'Meld u aan om verder te gaan.',
  sessionExpired: 'Uw sessie is beëindigd, meld opnieuw aan.',
  notPermitted: 'U mag dit niet doen.',
  notFound: 'Dit bestaat niet of niet meer.',
  invalidData: 'Sommige gegevens zijn niet geldig.',
  conflict: 'Iemand anders heeft dit intussen gewijzigd.',
  tooManyRequests: 'Te veel aanvragen na elkaar. Wacht even en probeer opnieuw.',
  unavailable: 'De gegevens zijn even niet bereikbaar. Probeer het over enkele seconden opnieuw.',
  invalidLogin: 'Gebruikersnaam of wachtwoord is niet juist.',
  accountNotActivated: 'Deze account is nog niet geactiveerd.',
} as const;

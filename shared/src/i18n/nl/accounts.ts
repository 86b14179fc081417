/** How an administrator looks after the accounts of others. */
export const accounts = {
  create: 'Nieuwe gebruiker',
  edit: '{name} bewerken',
  remove: '{name} verwijderen',
  resend: 'Uitnodiging van {name} opnieuw verzenden',
  invite: 'Uitnodigen',
  hints: {
    email: 'Naar dit adres gaat de uitnodiging.',
    language: 'Taal van de mails.',
    army: 'Alleen soldaten van dit leger zijn voor deze gebruiker zichtbaar.',
    dataset: 'Tot deze lijst is de gebruiker beperkt.',
  },
  invited: '{name} is uitgenodigd op {email}',
  saved: '{name} is bewaard',
  resent: 'De uitnodiging is opnieuw verzonden',
  gone: 'Deze gebruiker bestaat niet meer of heeft de uitnodiging al aanvaard.',
  removeText:
    'De gebruiker wordt meteen afgemeld; gebruikersnaam en e-mailadres komen vrij. Dit kan niet ongedaan worden gemaakt. Een beheerder kan de account later wel terughalen uit de wijzigingen, met een nieuwe uitnodiging.',
  sessions: 'Aanmeldingen van {name}',
  noSessions: 'Deze gebruiker is nergens aangemeld.',
  mails: {
    created: 'Aangemaakt',
    recipient: 'Aan',
    kind: 'Soort',
    noText: 'De tekst van deze mail is niet bewaard: de link erin opent een account.',
    attempts_one: '{count} poging',
    attempts_other: '{count} pogingen',
    lastError: 'Antwoord van de mailserver: {error}',
  },
  mailKinds: { invitation: 'Uitnodiging', passwordReset: 'Nieuw wachtwoord' },
  mailStatuses: {
    queued: 'Wacht op verzending',
    sent: 'Verzonden',
    kept: 'Bewaard, geen mailserver',
    failed: 'Mislukt',
  },
} as const;

/** Words of the mails. Slots stand in braces. */
export const nl = {
  greeting: 'Beste {name},',
  invitation: {
    subject: 'Uw account bij Salient',
    intro: 'Er is een account voor u aangemaakt in Salient, de kennisbank van het museum.',
    account: 'Uw gebruikersnaam is {account}.',
    action: 'Kies een wachtwoord om uw account te activeren:',
    button: 'Account activeren',
    life: 'Deze link werkt één keer, tot {until}. Daarna kan een beheerder u een nieuwe uitnodiging sturen.',
    unexpected: 'Verwachtte u deze uitnodiging niet? Dan hoeft u niets te doen.',
  },
  passwordReset: {
    subject: 'Een nieuw wachtwoord voor Salient',
    intro: 'Iemand, waarschijnlijk uzelf, vroeg een nieuw wachtwoord aan voor uw account bij Salient.',
    account: 'Uw gebruikersnaam is {account}.',
    action: 'Kies hier een nieuw wachtwoord:',
    button: 'Nieuw wachtwoord kiezen',
    life: 'Deze link werkt één keer, tot {until}.',
    unexpected: 'Vroeg u dit niet zelf aan? Dan hoeft u niets te doen: uw wachtwoord blijft wat het was.',
  },
  copyLink: 'Werkt de knop niet? Kopieer dan dit adres naar uw browser:',
  automatic: 'Dit bericht is automatisch verzonden; antwoorden worden niet gelezen.',
} as const;

export type MailTexts = Translated<typeof nl>;
type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

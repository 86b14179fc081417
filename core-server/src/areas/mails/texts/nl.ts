/** Words of the mails. Slots stand in braces. */
export const nl = {
  greeting: 'Beste {name},',
  greetingWithoutName: 'Goeiedag,',
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
  feedbackReceived: {
    subject: 'Wij hebben uw bericht ontvangen',
    intro:
      'Bedankt voor uw bericht over {person}. Het heeft nummer {reference}; noem dat nummer als u ons erover schrijft.',
    next: 'Een medewerker leest elk bericht. U krijgt antwoord zodra het bekeken is.',
    nextSilent:
      'Een medewerker leest elk bericht. U vroeg ons niet te antwoorden; dit is het enige wat u van ons krijgt.',
    action: 'De bladzijde van {person}:',
    button: 'Bladzijde openen',
    privacy: 'Uw naam en e-mailadres gebruiken we alleen voor dit bericht.',
  },
  feedbackReply: {
    subject: 'Ons antwoord op uw bericht',
    intro: 'U schreef ons over {person}. Wij antwoorden u:',
    action: 'Wilt u hierop antwoorden? Gebruik het formulier op de bladzijde van {person} en noem nummer {reference}:',
    button: 'Bladzijde openen',
  },
  feedbackOutcome: {
    subject: 'Uw bericht is bekeken',
    intro: 'Uw bericht {reference} over {person} is bekeken.',
    outcomes: {
      applied: 'Wij hebben overgenomen wat u schreef. Bedankt voor uw hulp.',
      partly: 'Wij hebben een deel overgenomen van wat u schreef. Bedankt voor uw hulp.',
      not: 'Wij hebben de gegevens niet gewijzigd.',
      answered: 'Hieronder vindt u ons antwoord.',
    },
    action: 'De bladzijde van {person}:',
    button: 'Bladzijde openen',
  },
  kioskSilent: {
    subject: 'Kiosk {number} antwoordt niet',
    intro: 'Van kiosk {number}{name} kwam sinds {since} geen teken van leven meer, terwijl het museum open is.',
    place: 'Plaats: {place}.',
    check:
      'Kijk of het toestel aan staat en met het netwerk verbonden is. Zonder netwerk blijft de kiosk werken met wat hij heeft; u krijgt een bericht zodra hij terug is.',
    action: 'Hoe de kiosken eraan toe zijn:',
    button: 'Kiosken bekijken',
  },
  kioskBack: {
    subject: 'Kiosk {number} is er weer',
    intro: 'Kiosk {number}{name} geeft weer tekens van leven. Sinds {since} was er stilte.',
    place: 'Plaats: {place}.',
    action: 'Hoe de kiosken eraan toe zijn:',
    button: 'Kiosken bekijken',
  },
  backupAge: {
    last: 'De laatste goede back-up geeft de toestand van {at} weer.',
    none: 'Er is nog geen enkele goede back-up.',
    action: 'Hoe het met de back-ups gaat:',
  },
  backupFailed: {
    subject: 'De back-up van Salient is niet in orde',
    backup: 'De back-up van Salient is mislukt.',
    verify: 'De controle van de back-up van Salient is mislukt.',
    problems: {
      interrupted: 'Hij werd onderbroken.',
      disk_full: 'Er is te weinig plaats op de schijf. Maak plaats vrij of kies een andere plek (BACKUP_TARGET).',
      damaged:
        'De back-up is beschadigd: wat teruggezet werd, is niet wat bewaard werd. Maak vandaag een nieuwe, en laat de schijf nakijken.',
      failed: 'Kijk of de plek van de back-ups bereikbaar is. Het programma meldt:',
    },
    button: 'Back-ups bekijken',
  },
  backupOverdue: {
    subject: 'De laatste back-up van Salient is te oud',
    intro: 'Er is al meer dan 36 uur geen goede back-up van Salient gemaakt.',
    check: 'Kijk of de server ’s nachts aan staat en of de plek van de back-ups bereikbaar is en plaats heeft.',
    button: 'Back-ups bekijken',
  },
  savedSearchNews: {
    subject: 'Nieuw in een bewaarde zoekopdracht',
    titled: 'Nieuw in {name}',
    one: 'Sinds {since} is er {count} persoon nieuw in uw bewaarde zoekopdracht “{name}”. Wat u vraagt:',
    several: 'Sinds {since} zijn er {count} personen nieuw in uw bewaarde zoekopdracht “{name}”. Wat u vraagt:',
    action: 'Wie dat is:',
    button: 'Nieuwe personen bekijken',
    stop: 'U krijgt dit bericht omdat u erom vroeg. Wilt u het niet meer? Open de zoekopdracht en zet “Wekelijkse e-mail” uit.',
  },
  nightlyFunction: {
    subject: 'Nachtelijk overzicht',
    titled: '{name}: {count}',
    none: '“{name}” vond vannacht niets meer.',
    one: '“{name}” vond vannacht {count} rij.',
    several: '“{name}” vond vannacht {count} rijen.',
    parameters: 'Parameters: {parameters}.',
    first: 'De eerste: {names}.',
    all: 'Namelijk: {names}.',
    action: 'Het resultaat:',
    button: 'Resultaat bekijken',
    stop: 'U krijgt dit bericht omdat u erom vroeg, en alleen wanneer het resultaat anders is dan in het vorige. Wilt u het niet meer? Open de functie en kies “Niet meer mailen”.',
  },
  copyLink: 'Werkt de knop niet? Kopieer dan dit adres naar uw browser:',
  automatic: 'Dit bericht is automatisch verzonden; antwoorden worden niet gelezen.',
} as const;

export type MailTexts = Translated<typeof nl>;
type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

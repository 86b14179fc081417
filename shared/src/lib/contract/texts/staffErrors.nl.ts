/** Errors of methods that staff alone call. Visitors do not fetch their words. */
export const staffErrors = {
  comparisonUnderWay: 'De personen worden al vergeleken.',
  recordMergedWithItself: 'Dit is twee keer hetzelfde.',
  recordMergeUndone: 'Deze samenvoeging is al ongedaan gemaakt.',
  laterRecordMergeStands: 'Een van beide is later nog eens samengevoegd. Maak eerst die samenvoeging ongedaan.',
  lookupFailed:
    'De dienst waarbij wordt opgezocht, gaf geen bruikbaar antwoord. Wat u typte, staat er nog; probeer het later opnieuw of vul het zelf in.',
  placeTextChanged: 'Intussen hebben andere gebeurtenissen deze tekst. Kijk na en koppel opnieuw.',
  personMergedWithItself: 'Dit zijn geen twee personen maar een en dezelfde.',
  mergeUndone: 'Deze samenvoeging is al ongedaan gemaakt.',
  laterMergeStands: 'Deze personen zijn later nog eens samengevoegd. Maak eerst die samenvoeging ongedaan.',
  irishMemorialStays: 'Het gedenkteken van de Irish Memorial Records moet blijven. Wissel de twee om.',
  militaryTypesDiffer: 'Alleen eenheden van dezelfde soort kunnen worden samengevoegd.',
  militaryMergeMakesCircle:
    'De ene eenheid is in haar gebeurtenissen een deel van de andere. Pas eerst die gebeurtenissen aan.',
  placeMergeMakesCircle: 'De ene plaats ligt volgens de gegevens in de andere. Wijzig eerst waarin ze liggen.',
  storyNeedsLink: 'Aan dit verhaal hangt nog geen gepubliceerd verhaal. Een kiosk heeft er minstens één nodig.',
  noScreenshot: 'Van dit scherm is nog geen foto gemaakt.',
  kioskNotPaired: 'Aan deze kiosk is geen toestel gekoppeld.',
  backupUnderWay: 'Er wordt al een back-up gemaakt, of hij begint zo dadelijk.',
  catalogueCodeNotFound: 'De catalogus kent deze code niet. Kijk de code na en probeer opnieuw.',
  catalogueRecordNotFound: 'Het record staat niet meer in de catalogus. Er is niets overgenomen.',
  catalogueFailed: 'De catalogus gaf geen bruikbaar antwoord. Er is niets gewijzigd; probeer het later opnieuw.',
  catalogueOff: 'Er is geen archiefcatalogus ingesteld. Vraag de beheerder om CATALOGUE_URL in te stellen.',
  catalogueTooLarge:
    'Dit telt te veel stukken of te veel niveaus om in één keer over te nemen. Er is niets overgenomen; neem de onderdelen elk apart over.',
  draftChanged: 'Een ander tabblad of een andere computer heeft dit contactmoment intussen gewijzigd of beëindigd.',
  contactPersonGone: 'De contactpersoon van dit contactmoment bestaat niet meer.',
  personNotNamed: 'Noem een contactpersoon, een e-mailadres of een voor- en achternaam.',
  erasureNotConfirmed: 'Wat u typte, is niet de naam die hierboven staat. Er is niets gewist.',
  accountAtWork: 'Een account van deze persoon is nog in gebruik. Verwijder eerst die account. Er is niets gewist.',
  nothingToErase: 'Van deze persoon wordt niets bewaard: er viel niets te wissen.',
} as const;

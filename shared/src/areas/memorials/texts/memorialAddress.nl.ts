/** The look-up of a memorial's address. */
export const memorialAddress = {
  hint: 'Wordt opgezocht als u op Enter drukt of het veld verlaat.',
  asking: 'Het adres wordt opgezocht…',
  inexact: 'De dienst kent dit adres niet precies. Kijk na of de speld juist staat.',
  notFoundHow: 'Kijk het adres na, zoek ruimer, of duid de positie zelf aan.',
  noService:
    'Er is geen adressendienst ingesteld, en de ingebouwde plaatsnamenlijst kent geen straten. Duid de positie zelf aan op de kaart.',
  byHand: 'Positie zelf aanduiden',
  again: 'Opnieuw opzoeken',
  locked: 'De positie is vergrendeld: er wordt geen adres opgezocht.',
  marker: 'Positie van het adres',
  placeMarker: 'Positie van de plaats',
  scopes: { locality: 'In de gemeente van de plaats', country: 'In het land van de plaats', everywhere: 'Overal' },
  advanced: {
    open: 'Adres uitgebreid opzoeken',
    within: 'Waar zoeken',
    find: 'Opzoeken',
    results: 'Gevonden adressen',
    take: '{address} overnemen',
    takeShort: 'Overnemen',
    far: '{distance} van de plaats',
    partly: 'niet precies',
  },
} as const;

/** What every map says. */
export const map = {
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  attribution: '© medewerkers van OpenStreetMap',
  north: 'Het noorden is boven',
  simple: 'Eenvoudige kaart: kust, grenzen en plaatsen, geen straten.',
  toDetailed: 'Laad de gedetailleerde kaart (OpenStreetMap)',
  detailed: 'Gedetailleerde kaart van OpenStreetMap.',
  toSimple: 'Terug naar de eenvoudige kaart',
  detailedFailed: 'De gedetailleerde kaart kon niet worden geladen; u ziet de eenvoudige.',
} as const;

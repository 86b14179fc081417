/** The address of a IIIF manifest, to copy. */
export const manifestAddress = {
  term: 'IIIF-adres',
  show: 'Adres tonen',
  title: 'IIIF-adres',
  what: 'Met dit adres opent u {name} in een programma als Mirador, of haalt een andere site de scans en hun tekst op.',
  lasting: 'Blijvend adres',
  lastingHint: 'Voor iedereen: dit adres blijft gelden zolang er iets vrijgegeven is.',
  ticketed: 'Adres met toegangsbewijs',
  ticketedHint:
    'Alleen voor u en voor een viewer op de site van het museum: het opent ook wat niet vrijgegeven is, tot {until}. Vraag daarna hier een nieuw adres.',
  undisclosed: 'Hier is nog niets vrijgegeven: zonder toegangsbewijs opent dit adres voor niemand.',
  copy: 'Adres kopiëren',
} as const;

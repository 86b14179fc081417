/** Memorials that may be one, and merging them. */
export const memorialDoubles = {
  similar: {
    title: 'Lijkt op',
  },
  none: 'Geen twee gedenktekens lijken hetzelfde: elk paar is samengevoegd of staat als niet hetzelfde.',
  lead: 'Gedenktekens met een gelijke naam op dezelfde plaats of dicht bij elkaar, ook als van een van beide de ligging niet bekend is. Vergelijk ze en voeg samen wat een en hetzelfde is.',
  title: 'Gedenktekens samenvoegen',
  merged: '{merged} en {kept} zijn samengevoegd',
  apart: '{distance} uit elkaar',
  images: 'De afbeeldingen komen bij die van het gedenkteken dat blijft.',
  both_one: '{count, number} persoon staat op beide en houdt beide vermeldingen.',
  both_other: '{count, number} personen staan op beide en houden beide vermeldingen.',
  blank: 'niet ingevuld',
  gone: 'Dit gedenkteken is verwijderd',
  mergedInto: 'U bent doorgestuurd: het gedenkteken dat u opende, is samengevoegd met dit.',
  create: 'Gedenkteken aanmaken',
} as const;

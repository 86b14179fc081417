/** The public page of a memorial. */
export const memorialPage = {
  metaDescription: '{name}: ligging, gegevens en de namen die er staan.',
  facts: 'Gegevens',
  otherNames: 'Andere namen',
  since: 'Sinds',
  putUpBy: 'Opgericht door',
  kind: 'Soort',
  exists: 'Bestaat nog',
  yes: 'ja',
  no: 'nee',
  nationality: 'Nationaliteit',
  place: 'Plaats',
  address: 'Adres',
  map: 'Toon {name} op de kaart',
  mapShort: 'Kaart',
  photos: 'Afbeeldingen',
  names: 'Namen',
  search: 'Zoek een naam op dit gedenkteken',
  empty: 'Bij dit gedenkteken staan nog geen namen.',
  notFound: {
    title: 'Dit gedenkteken is niet gevonden',
    text: 'Misschien is het adres onvolledig. De personen vindt u in de namenlijst.',
  },
  gone: {
    title: 'Dit gedenkteken is er niet meer',
    text: 'De pagina werd verwijderd. De personen vindt u in de namenlijst.',
  },
} as const;

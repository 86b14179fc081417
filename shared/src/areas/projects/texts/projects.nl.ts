export const projects = {
  metaDescription: 'De personen uit de namenlijst die bij het project “{title}” horen.',
  lead_one: 'Dit project brengt {count, number} persoon uit de namenlijst samen.',
  lead_other: 'Dit project brengt {count, number} personen uit de namenlijst samen.',
  empty: 'Bij dit project zijn nog geen personen opgenomen.',
  loading: 'Personen van het project worden geladen',
  notFound: 'Dit project is niet gevonden',
  notFoundText: 'Het project bestaat niet of niet meer. De personen blijven te vinden in de namenlijst.',
  search: 'Zoek binnen dit project',
  days: 'Tijdelijke tentoonstelling, {from} – {to}',
  daysFrom: 'Tijdelijke tentoonstelling, vanaf {from}',
  daysUntil: 'Tijdelijke tentoonstelling, tot {to}',
} as const;

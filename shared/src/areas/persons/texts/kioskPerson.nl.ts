/** A person of the names list on a kiosk. */
export const kioskPerson = {
  back: 'Terug naar de namen',
  loading: 'Even geduld…',
  readStory: 'Lees het verhaal',
  born: 'geboren {date}',
  died: 'gestorven {date}',
  lived: '{born} – {died}',
  gone: 'Deze persoon staat niet meer in de namenlijst.',
  onlyShort: 'Meer weet de kiosk zonder netwerk niet. Het netwerk komt vanzelf terug.',
} as const;

/** What administrators read who write the texts that answers to visitors begin with. */
export const feedbackTemplates = {
  name: 'Naam',
  nameHint: 'Waaraan collega’s de tekst herkennen; bezoekers zien die naam niet.',
  text: 'Tekst',
  languages: 'Talen',
  create: 'Antwoordtekst toevoegen',
  edit: '{name} bewerken',
  remove: '{name} verwijderen',
  removeText: 'Antwoorden die er al mee verstuurd zijn, blijven bestaan.',
  saved: '{name} is bewaard',
  lead: 'Teksten om mee te beginnen als u een bezoeker antwoordt. Schrijf ze in elke taal die u nodig hebt: een taal zonder tekst wordt niet aangeboden.',
  slots: 'Deze woorden tussen accolades worden ingevuld: {list}',
  unknown: '{list} kan niet ingevuld worden: kies uit de woorden hierboven.',
  slotNames: {
    reference: 'het nummer van het bericht',
    person: 'de naam van de persoon',
    date: 'de dag waarop het bericht kwam',
  },
} as const;

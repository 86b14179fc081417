/** The search for a name on a kiosk: who reads it stands, and may be eighty. */
export const kioskSearch = {
  title: 'Zoek een naam',
  field: 'De naam die u zoekt',
  hint: 'Typ een naam',
  total_one: '1 naam gevonden',
  total_other: '{count, number} namen gevonden',
  shown: '{first, number} tot {last, number} van {total, number}',
  typeToSearch: 'Typ minstens twee letters. Een familienaam is genoeg.',
  searching: 'Zoeken…',
  noResults: 'Niemand gevonden',
  readAs: 'Zo gelezen: {words}',
  dropped: 'Niemand heet helemaal zo. Niet gezocht: {words}',
  narrow: {
    label: 'Minder namen: kies wat u weet',
    given_name: 'Voornaam',
    died_year: 'Sterfjaar',
    died_place: 'Sterfplaats',
  },
  choose: {
    given_name: 'Kies een voornaam',
    died_year: 'Kies het jaar van overlijden',
    died_place: 'Kies de plaats van overlijden',
  },
  all: {
    given_name: 'Alle voornamen',
    died_year: 'Alle jaren',
    died_place: 'Alle plaatsen',
  },
  chosen: '{kind}: {value}',
  soundsAlike: 'Ook namen die hetzelfde klinken',
  takeBack: '{choice}, niet meer kiezen',
  tooMany: 'De eerste {count, number} staan hier. Kies wat u nog weet, of typ meer letters.',
  nobody: {
    why: 'De naam kan anders geschreven zijn. Dit helpt vaak:',
    fewer: 'Met minder letters zoeken',
    ask: 'Of vraag het aan de balie: daar zoekt iemand met u mee.',
  },
  offline: 'Namen zoeken lukt nu even niet. De verhalen kunt u wel lezen.',
  shortList_one: 'Geen netwerk: hier staat nu één mens, zoals de namenlijst op {day} was.',
  shortList_other:
    'Geen netwerk: hier staan nu de namen en jaren van {count, number} mensen, zoals de namenlijst op {day} was.',
  shortListLacks:
    'Staat iemand er niet bij? Meer mensen en andere schrijfwijzen komen met het netwerk terug. Vraag het gerust aan de balie.',
} as const;

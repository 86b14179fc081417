/** The pages on which visitors read stories. What children read speaks to them. */
export const storyPage = {
  kind: 'Levensverhaal',
  keyKind: 'Verhaal bij een herinneringssleutel',
  metaTitle: '{name}, een verhaal uit de Eerste Wereldoorlog',
  metaTitleChild: '{name}, een verhaal voor kinderen uit de Eerste Wereldoorlog',
  versions: 'Versie van het verhaal',
  forAdults: 'Voor volwassenen',
  forChildren: 'Voor kinderen',
  noChild: 'Dit verhaal is er nog niet voor kinderen. U leest de tekst voor volwassenen.',
  onlyIn: {
    nl: 'Dit verhaal is er alleen in het Nederlands.',
    en: 'Dit verhaal is er alleen in het Engels.',
    fr: 'Dit verhaal is er alleen in het Frans.',
    de: 'Dit verhaal is er alleen in het Duits.',
  },
  place: 'De plaats',
  placeChild: 'Waar het gebeurde',
  life: 'Levensloop',
  lifeChild: 'Een heel leven',
  wholeLife: 'Alles wat over {name} bekend is',
  key: 'Bij de sleutel',
  keyLocation: 'Herinneringssleutel',
  keyDate: 'Dag van de herinnering',
  keyOrganisation: 'Organisatie',
  keyContacts: 'Verteld met hulp van',
  linked: 'Levens die hierbij horen',
  linkedChild: 'Lees ook over',
  cite: '{name}, in: Salient, verhalen uit de Eerste Wereldoorlog. {address} (geraadpleegd op {date}).',
  scan: 'Lees verder op uw telefoon',
  preview: 'Voorbeeld',
  previewText:
    'Zo zien bezoekers dit verhaal als het gepubliceerd is. Dit adres werkt een uur en is alleen voor wie het kreeg.',
  expired: {
    title: 'Dit voorbeeld is verlopen',
    text: 'Een voorbeeld is een uur lang te bekijken. Vraag in de redactie een nieuw aan.',
  },
  notFound: {
    title: 'Dit verhaal is er niet',
    text: 'Misschien is het adres onvolledig, of is dit verhaal nog niet gepubliceerd.',
  },
  gone: {
    title: 'Dit verhaal is niet meer te lezen',
    text: 'Het museum heeft dit verhaal {day} teruggetrokken, bijvoorbeeld om het te verbeteren. Het kan op ditzelfde adres terugkomen.',
    textWithoutDay:
      'Het museum heeft dit verhaal teruggetrokken, bijvoorbeeld om het te verbeteren. Het kan op ditzelfde adres terugkomen.',
  },
  failed: 'Dit verhaal kon niet worden geladen',
  pairGone: {
    title: 'Deze ontmoeting is niet meer te lezen',
    text: 'Het museum heeft beide verhalen teruggetrokken, bijvoorbeeld om ze te verbeteren. Ze kunnen op ditzelfde adres terugkomen.',
  },
  pairNotFound: {
    title: 'Deze ontmoeting is er niet',
    text: 'Geen van beide verhalen is nu te lezen. Misschien is het adres onvolledig, of zijn de verhalen teruggetrokken.',
  },
  pair: {
    title: 'Ontmoetingen',
    metaTitle: '{first} en {second}: ontmoetingen in de Eerste Wereldoorlog',
    intro: 'Twee mensen, twee levens in dezelfde oorlog. Lees hun verhalen na elkaar.',
    introChild:
      'Hier ontmoet je twee mensen die meer dan honderd jaar geleden leefden. Toen was het oorlog. Lees eerst het ene verhaal en dan het andere.',
    stories: 'De twee verhalen',
    alone: 'Het andere verhaal van deze ontmoeting is nu niet te lezen.',
    failed: 'Deze ontmoeting kon niet worden geladen',
  },
} as const;

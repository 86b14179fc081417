export const accessibility = {
  title: 'Toegankelijkheidsverklaring',
  intro: 'De namenlijst is er voor iedereen. Deze pagina zegt wat u mag verwachten en wat nog niet goed gaat.',
  standardTitle: 'De norm die we volgen',
  standard: 'De openbare pagina’s zijn gebouwd volgens WCAG 2.2, niveau AA, en EN 301 549.',
  worksTitle: 'Zo kunt u de site gebruiken',
  keyboard: 'Alles werkt met het toetsenbord; de plaats van de focus is altijd te zien.',
  zoom: 'De tekst kan tot 400 procent worden vergroot zonder zijwaarts schuiven.',
  screenReader: 'Onbekende delen van een datum worden als “onbekend” voorgelezen, niet als vraagteken.',
  motion: 'Hebt u op uw toestel minder beweging ingesteld, dan beweegt er niets tussen twee pagina’s.',
  noScript: 'Zoeken en personen lezen kan ook zonder JavaScript.',
  ownMaps:
    'De kaarten tekent de site zelf. Pas als u de gedetailleerde kaart vraagt, haalt onze server die bij OpenStreetMap, zonder dat die dienst u kent.',
  gapsTitle: 'Wat nog niet goed gaat',
  gaps: 'Namen van plaatsen en eenheden staan soms alleen in de taal van de bron.',
  maps: 'De kaartlinks leiden naar een andere website, waarvan wij de toegankelijkheid niet in de hand hebben.',
  contactTitle: 'Loopt u ergens vast?',
  contact: 'Meld het aan het kenniscentrum, onderaan elke pagina. U krijgt de gegevens dan op een andere manier.',
  checkedTitle: 'Hoe we dit nagaan',
  checked:
    'Elke versie wordt in de vier talen automatisch gecontroleerd, op telefoonbreedte en op een breed scherm, en met het toetsenbord doorlopen.',
} as const;

/** A kiosk as a device: being paired, and showing which one it is. */
export const kioskDevice = {
  title: 'Deze kiosk koppelen',
  intro: 'Tik de code in die een beheerder bij “Kiosken” heeft gemaakt.',
  code: 'Koppelcode',
  clear: 'Wissen',
  pair: 'Koppelen',
  back: 'Terug naar de kiosk',
  done: 'Dit toestel is nu kiosk {number}.',
  wrong: 'Deze code is niet juist of verlopen. Vraag een nieuwe.',
  tooMany: 'Te veel pogingen. Wacht een kwartier.',
  away: 'De server is niet bereikbaar. Probeer het straks opnieuw.',
  identify: 'Kiosk {number}',
  which: 'Dit adres is van geen kiosk. Er zijn kiosken 1 tot 4: kies er een.',
} as const;

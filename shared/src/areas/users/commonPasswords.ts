/** What everybody tries first, in small letters and without trailing digits: international lists, and ours. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password passwort wachtwoord motdepasse paswoord passe geheim secret azerty azertyuiop qwerty qwertz qwertyuiop
  qwertzuiop asdfghjkl admin administrator welkom welcome bienvenue willkommen bonjour hallo hello letmein iloveyou
  dragon monkey football voetbal baseball princess sunshine shadow master superman batman login test test1234 abc
  abcd1234 changeme default guest user root qwe zxcvbnm zaq1zaq1 1q2w3e4r 1qaz2wsx q1w2e3r4 museum ieper ypres ypern
  flanders vlaanderen flandern flandre inflandersfields poppy klaproos coquelicot mohnblume menenpoort meningate
  passchendaele lastpost salient anderlecht clubbrugge brugge gent antwerpen brussel belgium belgie belgique
  123456 1234567 12345678 123456789 1234567890 12345678910 11111111 00000000 87654321 98765432 19141918 01234567
  loulou doudou nicolas chouchou soleil schatz hallo123 liefde amour mickey pokemon starwars computer internet
  trustno1 whatever michael jennifer jordan killer charlie freedom ginger summer winter zomer sommer wsxedc`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

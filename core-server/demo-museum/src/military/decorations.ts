import { Urn } from '../random/Urn.ts';
import type { Army } from './armies.ts';

const drawn = (text: string) =>
  Urn.of(
    text.split('|').map((title) => title.trim()),
    (_, rank) => 1 / (rank + 1),
  );

const british = drawn(
  'Military Medal | Mention in Despatches | Distinguished Conduct Medal | Meritorious Service Medal | Military Medal and Bar',
);
const byArmy: Readonly<Record<string, Urn<string>>> = {
  'A.B.L.': drawn(
    'Oorlogskruis 1914-1918 | IJzermedaille | Ridder in de Orde van Leopold II met zwaarden | Vuurkruis | Overwinningsmedaille | Militair Ereteken 2de klas',
  ),
  'A.F.': drawn("Croix de guerre 1914-1918 | Médaille militaire | Citation à l'ordre du régiment | Légion d'honneur"),
  'D.K.H.': drawn(
    'Eisernes Kreuz 2. Klasse | Verwundetenabzeichen in Schwarz | Militär-Verdienstkreuz | Eisernes Kreuz 1. Klasse',
  ),
  'K.u.K.': drawn('Bronzene Tapferkeitsmedaille | Karl-Truppenkreuz | Silberne Tapferkeitsmedaille'),
  'Indian Army': drawn('Indian Distinguished Service Medal | Indian Order of Merit, 2nd Class | Mention in Despatches'),
  'U.S.A.': drawn('Citation Star | Distinguished Service Cross | Victory Medal'),
  'C.E.P.': drawn('Cruz de Guerra | Medalha da Vitória'),
  'E.I.': drawn('Medaglia di bronzo al valor militare | Croce al merito di guerra'),
  'R.I.A.': drawn('Georgskruis 4de klas | Georgsmedaille'),
};
const officers = drawn('Military Cross | Mention in Despatches | Distinguished Service Order');

export function decorationsOf(army: Army, isOfficer: boolean): Urn<string> {
  const own = byArmy[army.name];
  return own ?? (isOfficer ? officers : british);
}

export const civilianDecorations = {
  refugee: drawn('Burgerlijke Medaille 1914-1918 | Medaille van Koningin Elisabeth | Herinneringsmedaille 1914-1918'),
  returned: drawn('Medaille van de Weggevoerden | Medaille der Politieke Gevangenen | Burgerlijke Medaille 1914-1918'),
} as const;
export const nurseDecorations = drawn(
  'Medaille van Koningin Elisabeth | Royal Red Cross, 2nd Class | Médaille de la Reconnaissance française | Burgerlijk Kruis 1ste klas',
);

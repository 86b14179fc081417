import type { ListColumn } from '../importList.ts';
import { type ChoiceTarget, choiceValues } from './importTargets.ts';

const meanings: Readonly<Record<string, RegExp>> = {
  male: /^(m|man|male|mannelijk|homme|h|mann|mannlich|männlich|masculin)\.?$/i,
  female: /^(v|f|w|vrouw|female|woman|vrouwelijk|femme|frau|weiblich|féminin)\.?$/i,
  military: /(militair|soldaat|military|soldier|militaire|soldat|militär)/i,
  civilian: /(burger|civil|zivil)/i,
  cemetery: /(begraafplaats|kerkhof|cemetery|cimetière|friedhof|ehrenfriedhof)/i,
  plate: /(plaat|plaque|plate|tafel|monument|memorial|gedenkteken)/i,
  fieldgrave: /(veldgraf|field ?grave|tombe isolée|feldgrab)/i,
  document: /(boek|book|livre|buch|document)/i,
  sublocality: /(deelgemeente|gehucht|hamlet|hameau|weiler|ortsteil)/i,
  locality: /^(gemeente|stad|dorp|town|village|city|ville|commune|ort|stadt|dorf|gemeinde|locality)$/i,
  neighborhood: /(wijk|neighbou?rhood|quartier|viertel)/i,
  administrative_area_level_2: /(provinc|département|departement|county|bezirk)/i,
  administrative_area_level_1: /(gewest|region|région|bundesland)/i,
  country: /^(land|country|pays|staat)$/i,
};

/** What the words of a choice probably mean; those that say nothing are left for somebody to say. */
export function guessValues(id: ChoiceTarget, { values }: ListColumn): Record<string, string> {
  const known: readonly string[] = choiceValues[id];
  return Object.fromEntries(
    values.flatMap(({ text }) => {
      const meant = known.find((value) => meanings[value]?.test(text.trim()));
      return meant ? [[text, meant]] : [];
    }),
  );
}

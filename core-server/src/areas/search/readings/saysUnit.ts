import { unitNameTokens } from '@salient/shared/areas/military/names/unitNameTokens.ts';

/** Words by which a unit is known for one. */
const unitWords = new Set(
  `regiment infanterie bataljon compagnie batterij divisie brigade korps artillerie cavalerie genie linie jager karabinier
   grenadier lansier gids huzaren dragonders ulanen schutzen landsturm landwehr feldjager fusilier guard highlander rifle
   yeomanry engineer ambulance squadron borderer wielrijder machine mortar signal train sappeur pionier tirailleur zouave
   marine hospital rfa rga ramc asc light`
    .split(/\s+/)
    .flatMap(unitNameTokens),
);

/** Whether a word, as `unitNameTokens` gives it, says that a unit is meant. */
export const saysUnit = (token: string): boolean => unitWords.has(token);

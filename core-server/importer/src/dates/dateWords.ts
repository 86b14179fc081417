/** Words of date texts in nl, en, fr and de, as regular expressions over lower-case text without accents. */

const word = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'gu');

/** Said for "we do not know". */
export const unknownTexts = new RegExp(
  `^(?:\\?+|-+|\\.+|0+|nil|n/?a|n\\.? ?d\\.?|s\\.? ?d\\.?|z\\.? ?d\\.?|o\\.? ?d\\.?|null|none|unknown|unkn?\\.?|` +
    `not (?:stated|known|given|recorded)|onbekend|niet gekend|datum onbekend|unbekannt|unbek\\.?|ohne datum|` +
    `inconnue?|date inconnue|sans date|non precisee?|[?0x_\\-./ ]*)$`,
  'u',
);

export const weekdays = word(
  'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|monday|tuesday|wednesday|thursday|friday|saturday|sunday|' +
    'mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|' +
    'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag',
);

/** Say nothing about the date. */
export const fillers = word(
  "le|la|les|l'an|the|den|dem|der|die|des|het|op|am|on|in|im|of|de|du mois de|mois de|month of|year|jaar|jahre?|annee|" +
    "l'annee|en l'an|anno|nacht|nuit|night|de nuit|ab|zum|dag|day|jour|tag|month|maand|monat",
);

/** The day is near, not sure. */
export const about = word(
  'ca|circa|cca|c|about|abt|around|approx|approximately|probably|prob|possibly|vers|environ|env|peut-etre|um|etwa|gegen|' +
    'ungefahr|wahrscheinlich|vermutlich|wohl|rond|omstreeks|ongeveer|vermoedelijk|waarschijnlijk|mogelijk|wellicht|est|' +
    'early|late|mid|begin|beginning|end|debut|fin|mi|milieu|anfang|mitte|ende|eind|einde|half|midden|medio|ultimo|' +
    'fruhjahr|fruhling|sommer|herbst|winter|spring|summer|autumn|fall|lente|voorjaar|zomer|herfst|najaar|' +
    'printemps|ete|automne|hiver',
);

export const before = word('before|bef|by|avant|vor|voor|bis spatestens|spatestens|uiterlijk|au plus tard');
export const after = word('after|aft|since|apres|depuis|nach|seit|na|sinds|sedert|vanaf');

/** Stand between the two days of a range, or between days of which one is meant. */
export const between = word(
  "bis zum|bis|tot en met|tot|t/m|t\\.e\\.m|to|until|till|through|thru|jusqu'au|au|a|und|u|and|en|et|oder|or|ou|of",
);
/** Open a range. */
export const from = word('vom|von|zwischen|from|between|du|entre|van|tussen|from the|in der zeit');

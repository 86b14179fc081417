/**
 * Full years of an age as lists write it: `19`, `19 ans`, `42 j. 3 m.`, `about 25`, `30 Jahre`; 0 for children under one
 * year (`3 months`), as the record keeps no months.
 *
 * @returns null when no age can be read.
 */
export function readAge(text: string): number | null {
  const given = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const years =
    /(\d{1,3})\s*(?:ans?|years?|yrs?|y|jaar|jahre?|j|a)?\b\.?(?!\s*(?:mois|months?|maand|monat|weeks?|weken|woche|semaine|days?|dag|tag|jours?))/u.exec(
      given,
    );
  if (years) return Number(years[1]);
  return /\d/.test(given) ? 0 : null;
}

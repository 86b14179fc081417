/** Countries that French names without an article, as it does towns. */
const withoutArticle =
  /^(?:Bahreïn|Chypre|Cuba|Djibouti|Haïti|Madagascar|Malte|Maurice|Monaco|Oman|Saint-|Sainte-|Singapour)/;
/** Masculine, though they end as feminine names do. */
const masculine = /^(?:Belize|Cambodge|Mexique|Mozambique|Suriname|Zimbabwe)$/;
const plural = /^(?:Bahamas|Comores|Émirats|États-Unis|Fidji|Maldives|Pays-Bas|Philippines|Seychelles)/;
const beginsWithVowel = /^[AÂÀEÉÈÊIÎÏOÔUÛ]/i;

/** A town as a French sentence goes on with it: its article is drawn into the preposition (`au Cateau`, `aux Éparges`). */
export function inFrenchTown(name: string): string {
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`;
  return name.startsWith('Les ') ? `aux ${name.slice(4)}` : `à ${name}`;
}

/** A country as a French sentence goes on with it: `en Belgique`, `au Canada`, `aux Pays-Bas`. */
export function inFrenchCountry(name: string): string {
  if (/^Empire /.test(name)) return `dans l’${name}`;
  if (withoutArticle.test(name)) return `à ${name}`;
  if (plural.test(name)) return `aux ${name}`;
  const isFeminine = name.split(' ')[0]?.endsWith('e') && !masculine.test(name);
  return isFeminine || beginsWithVowel.test(name) ? `en ${name}` : `au ${name}`;
}

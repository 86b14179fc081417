/** Spellings of a folded name that sound alike in Dutch or French, applied from first to last. */
const sounds: readonly (readonly [spelling: RegExp, sound: string])[] = [
  // Van den Broeck, Vanderbroeck, Van Broeck
  [/^van(?:den|der|de)(?=.{4})/, 'van'],
  // Desprez, Deprez; Dumoulin, Demoulin
  [/^des(?=[bcdfgklmnpqrtv].{3})/, 'de'],
  [/^du(?=[^aeiou].{3})/, 'de'],
  // Dufresne, Dufrêne; Crespin, Crépin
  [/es(?=[cklmnpq])/g, 'e'],
  // Quaghebeur, Kwagebeur; Quesnel, Kesnel
  [/qu|kv/g, 'k'],
  // Koschir, Kosir; Lambrecht, Lambregt; Frédéric, Frederik
  [/(?!^)sch/g, 's'],
  [/ch/g, 'g'],
  [/c(?=[ei])/g, 's'],
  [/(?<=[io])c$/, 'k'],
  [/z/g, 's'],
  [/f$/, 'v'],
  // Harbonnier, Arbonnier
  [/h/g, ''],
  // Beaudoin, Baudoin; Renault, Renaud; Moreaux, Moreau; Leroux, Leroult
  [/e?au/g, 'o'],
  [/ou/g, 'u'],
  [/(?<=.{2}[ou])(?:ks|l?[dt]s?|s)$/, ''],
  // Després, Desprets, Deprez; Dupont, Dupond; Richard, Richart; Dumas, Duma
  [/(?<=.{3})et?s$/, ''],
  [/(?<=.{2}(?:[aeiou]|ar|n))[dt]$/, ''],
  [/(?<=.{3}[aiou])s$/, ''],
  [/(.)\1+/g, '$1'],
];

/** Leaves out each e behind the first syllable that is hardly heard: Delecroix, Delcroix; De Poortere, De Poorter. */
function withoutWeakE(sound: string): string {
  const firstSyllable = /^[^aeiou]*[aeiou]+/.exec(sound)?.[0] ?? '';
  const rest = sound.slice(firstSyllable.length);
  return firstSyllable + rest.replace(/(?<=[aeiou].*[^aeiouln])e$/, '').replace(/(?<=[^aeiou])e(?=[^aeiou])/g, '');
}

/**
 * How a Dutch or French reader says a folded name, in simple letters: `quagebeur` and `kvagebeur` both give `kagbeur`.
 * Final d, t, s and x after a vowel are silent, as are h and the weak e.
 */
export function dutchFrenchSound(folded: string): string {
  return withoutWeakE(sounds.reduce((word, [spelling, sound]) => word.replace(spelling, sound), folded));
}

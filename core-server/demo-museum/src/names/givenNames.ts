import type { Random } from '../random/Random.ts';
import type { Culture, Sex } from './Culture.ts';

/** Other forms of a first name: the clerk's Latin or French, and what they called him at home. */
const otherForms: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  `
  Jan: Joannes, Jean; Jozef: Josephus, Joseph, Jef; Karel: Carolus, Charles; Petrus: Pieter, Pierre; Hendrik: Henricus, Henri;
  Camiel: Camillus, Camille; Gustaaf: Gustavus, Gustave, Staf; Emiel: Aemilius, Émile; Frans: Franciscus, François;
  Maurits: Mauritius, Maurice; Achiel: Achilles, Achille; Alfons: Alphonsus, Fons; Aloïs: Aloysius, Louis; Edward: Eduardus;
  Jules: Julius; Leo: Léon; Pieter: Petrus; Lodewijk: Ludovicus, Louis; Leopold: Pol; Jacobus: Jacques, Jaak;
  Maria: Marie, Mietje; Martha: Marthe; Elisa: Élise; Rachel: Rachelle; Godelieve: Godeliva, Lieve; Anna: Anne, Anneke;
  Helena: Hélène, Leentje; Magdalena: Madeleine; Joanna: Jeanne, Wanne; Theresia: Thérèse; Barbara: Barbe;
  William: Wm, Willie, Bill; John: Jack; Thomas: Tom; Frederick: Fred; Albert: Bert; James: Jim; Henry: Harry; George: Geo;
  Robert: Bob; Charles: Charlie; Edward: Ted; Arthur: Art; Joseph: Joe; Alfred: Alf; Patrick: Paddy; Michael: Mick;
  Alexander: Alex, Sandy; Richard: Dick; Samuel: Sam; Elizabeth: Lizzie, Bessie; Margaret: Maggie; Florence: Florrie;
  Friedrich: Fritz; Josef: Joseph, Sepp; Johann: Hans, Johannes; Heinrich: Heinz; Wilhelm: Willi; Georg: Jörg; Karl: Carl;
  František: Franz; Václav: Wenzel; Josef: Joseph; Vojtěch: Adalbert; Jiří: Georg; Karel: Karl; Franc: Franz; Janez: Johann;
  Louis: Ludovic; Joseph: José; Pierre: Pieter; Jean: Jan; Guillaume: Willem; François: Frans; Émile: Emile;
  Giuseppe: Beppe; Giovanni: Gianni; José: Zé; João: Joao; António: Antonio; Ivan: Iwan; Aleksandr: Alexander; Nikolaj: Nikolai`
    .split(';')
    .map((entry) => {
      const [name = '', forms = ''] = entry.split(':');
      return [name.trim(), forms.split(',').map((form) => form.trim())];
    }),
);

/** Another form of the first of these names, or null when there is none. */
export function otherGivenName(names: string, random: Random): string | null {
  const [first = '', ...rest] = names.split(' ');
  const forms = otherForms[first];
  if (!forms) return null;
  const form = random.pick(forms);
  return form === first ? null : [form, ...rest].join(' ');
}

/**
 * First names as the register of birth has them, one to three.
 *
 * @param taken first names that brothers and sisters already have.
 */
export function givenNames(culture: Culture, sex: Sex, random: Random, taken?: ReadonlySet<string>): string {
  const own = sex === 'female' ? (culture.girls ?? culture.boys) : culture.boys;
  const others = sex === 'male' ? (culture.otherNames ?? own) : own;
  let first = own.draw(random);
  for (let attempt = 0; attempt < 8 && taken?.has(first); attempt++) first = own.draw(random);
  const names = new Set([first]);
  if (random.chance(culture.secondNames)) names.add(others.draw(random));
  if (names.size === 2 && random.chance(culture.thirdNames)) names.add(others.draw(random));
  return [...names].join(' ');
}

/** `J.M.` of `Jan Maria`, `J.-B.` of `Jan-Baptist`. */
export function initialsOf(names: string): string {
  return names
    .split(' ')
    .map((name) =>
      name
        .split('-')
        .map((part) => `${part.charAt(0)}.`)
        .join('-'),
    )
    .join('');
}

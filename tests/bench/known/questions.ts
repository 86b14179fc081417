import { familyNameTokens, foldName, givenNameTokens } from '@salient/shared/lib/names/foldName.ts';
import { type Fact, factsOf, languageOf, samenessOf } from './facts.ts';
import { SeededRandom } from './random.ts';
import type { KnownPerson } from './readKnown.ts';

/** What somebody types who looks for one person. */
export interface KnownQuestion {
  readonly text: string;
  readonly person: KnownPerson;
  readonly kinds: readonly string[];
  readonly isMistyped: boolean;
}

/** So many persons may answer a question alike; more could not stand among the first three. */
const mostAlike = 3;

/** One slip of the pen in one of the longer words. */
function withSlip(text: string, random: SeededRandom): string {
  const words = text.split(' ');
  const long = [...words.keys()].filter((at) => /^\p{L}{5,}$/u.test(words[at] as string));
  if (long.length === 0) return text;
  const at = random.pick(long);
  const word = words[at] as string;
  const place = 1 + random.below(word.length - 2);
  const [before, letter, next, after] = [
    word.slice(0, place),
    word[place],
    word[place + 1] ?? '',
    word.slice(place + 2),
  ];
  const slipped = random.pick([
    `${before}${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
    `${before}${next}${letter}${after}`,
    `${before}${letter === 'e' ? 'a' : 'e'}${next}${after}`,
  ]);
  return words.with(at, slipped).join(' ');
}

/** Questions about persons of the museum: a name with one to three facts, in four languages, a third with one slip of the pen. */
export function knownQuestions(persons: readonly KnownPerson[], count: number): KnownQuestion[] {
  const random = new SeededRandom(1914);
  const byFamily = new Map<string, KnownPerson[]>();
  for (const person of persons) {
    const key = foldName(person.familyname);
    byFamily.set(key, [...(byFamily.get(key) ?? []), person]);
  }
  const questions: KnownQuestion[] = [];
  const isReadable = ({ surname, familyname }: KnownPerson) =>
    /^\p{Lu}\p{L}{3,}$/u.test(familyname) && /^\p{Lu}\p{Ll}{2,}/u.test(surname) && !/[?*(]/.test(surname + familyname);
  for (const person of persons) {
    if (questions.length === count) break;
    if (!isReadable(person)) continue;
    const language = languageOf(questions.length);
    const facts = random.shuffle(factsOf(person, language, random));
    const wanted = 1 + random.below(3);
    const withGiven = random.below(3) > 0;
    const chosen = distinctKinds(facts).slice(0, wanted);
    const given = withGiven ? (person.surname.split(' ')[0] as string) : '';
    if (chosen.length === 0 || alike(person, given, chosen, byFamily) > mostAlike) continue;
    const name = random.pick([`${given} ${person.familyname}`, `${person.familyname} ${given}`]).trim();
    const parts = chosen.map(({ typed }) => typed);
    const right = random.below(4) === 0 ? [...parts, name].join(' ') : [name, ...parts].join(' ');
    const isMistyped = questions.length % 3 === 2;
    questions.push({
      ...{ text: isMistyped ? withSlip(right, random) : right, person, isMistyped },
      kinds: chosen.map(({ kind }) => kind),
    });
  }
  return questions;
}

const distinctKinds = (facts: readonly Fact[]) =>
  facts.filter(({ kind }, at) => facts.findIndex((other) => other.kind === kind) === at);

/** How many have the family name, the first name and all of the facts. */
function alike(
  person: KnownPerson,
  given: string,
  facts: readonly Fact[],
  byFamily: ReadonlyMap<string, readonly KnownPerson[]>,
): number {
  const [token] = given === '' ? [] : givenNameTokens(given);
  return (byFamily.get(foldName(person.familyname)) ?? []).filter((other) => {
    const holds = samenessOf(other);
    const isNamed = token === undefined || givenNameTokens(other.surname).includes(token);
    return isNamed && facts.every(({ same }) => holds.has(same));
  }).length;
}

const syllables = 'bra zwe tol mik ras vel gro ixt hul pem dor quaf nis wal jut zer kro lim bax fen'.split(' ');
const endings = ['quistberg', 'zwickelaar', 'brontax', 'ulvernel', 'oxtenbrug', 'ippelvaar', 'gratzkin', 'ewojaux'];

/** Questions with a family name that nobody has, beside real facts. */
export function nobodyQuestions(persons: readonly KnownPerson[], count: number): string[] {
  const random = new SeededRandom(1918);
  const real = new Set(persons.flatMap(({ familyname }) => familyNameTokens(familyname)));
  const questions: string[] = [];
  for (const person of persons) {
    if (questions.length === count) break;
    const invented = random.pick(syllables) + random.pick(syllables) + random.pick(endings);
    if (familyNameTokens(invented).some((token) => real.has(token))) continue;
    const facts = distinctKinds(random.shuffle(factsOf(person, languageOf(questions.length), random)));
    const given = random.below(2) === 0 ? (person.surname.split(' ')[0] ?? '') : '';
    const name = `${given} ${invented[0]?.toUpperCase()}${invented.slice(1)}`.trim();
    questions.push([name, ...facts.slice(0, random.below(3)).map(({ typed }) => typed)].join(' '));
  }
  return questions;
}

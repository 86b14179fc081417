import { foldName } from '@salient/shared/lib/names/foldName.ts';
import { givenNameKeys } from '@salient/shared/lib/names/givenNameGroups.ts';
import { initials } from '@salient/shared/lib/names/initials.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';

export interface ListedName {
  readonly surname: string;
  readonly familyname: string;
}

/** One way to type a name, and which names answer it. */
export interface NameSpelling {
  readonly how: string;
  readonly text: string;
  readonly answers: (name: ListedName) => boolean;
}

const particle = /^(?:van den|van der|van de|van|de|den|der|du|le|la|von|mac|mc|o')[ ']?/i;
/** Forms that are written for one another in the lists. */
const otherForm: Readonly<Record<string, string>> = {
  ...{ john: 'Jan', william: 'Wm', joseph: 'Jozef', jean: 'Johannes', james: 'Jacques', george: 'Georg' },
  ...{ charles: 'Karel', louis: 'Lodewijk', franz: 'František', johann: 'Ivan', josef: 'Joseph', anton: 'Antoine' },
  ...{ thomas: 'Tom', robert: 'Bob', henri: 'Hendrik', pierre: 'Peter', paul: 'Pavel', frank: 'Francis' },
};

/** A letter left out, two exchanged, or one added, by turns, in names of seven letters or more. */
function withSlip(name: string, turn: number): string {
  const at = 2 + (turn % (name.length - 4));
  const [before, one, other, after] = [name.slice(0, at), name[at], name[at + 1], name.slice(at + 2)];
  return (
    [before + other + after, `${before}${other}${one}${after}`, `${before}${one}x${other}${after}`][turn % 3] ?? name
  );
}

/** The ways in which people type a name that stands in a list: `turn` varies what is left to chance. */
export function spellingsOf({ surname, familyname }: ListedName, turn: number): NameSpelling[] {
  const first = surname.split(/[\s-]+/)[0] ?? '';
  const family = foldName(familyname);
  const isFamily = (name: ListedName) => foldName(name.familyname) === family;
  const isPerson = (name: ListedName) => isFamily(name) && name.surname === surname;
  const begins = (name: ListedName) => isFamily(name) && normalizeText(name.surname).includes(normalizeText(first));
  const letters = initials(surname);
  const spellings: NameSpelling[] = [
    { how: 'as it stands', text: `${surname} ${familyname}`, answers: isPerson },
    {
      how: 'without accents, in capitals',
      text: normalizeText(`${surname} ${familyname}`).toUpperCase(),
      answers: isPerson,
    },
    { how: 'last name first', text: `${familyname} ${surname}`, answers: isPerson },
    { how: 'last name first, with a comma', text: `${familyname}, ${surname}`, answers: isPerson },
    { how: 'first of the first names', text: `${first} ${familyname}`, answers: begins },
    { how: 'last name alone', text: familyname, answers: isFamily },
  ];
  // `L. Frank` is Frank L. as well, and everybody whose first name is Frank.
  if (givenNameKeys(familyname).length === 0) {
    spellings.push({
      how: 'initials',
      text: `${[...letters].map((letter) => `${letter.toUpperCase()}.`).join(' ')} ${familyname}`,
      answers: (name) => isFamily(name) && initials(name.surname).startsWith(letters),
    });
  }
  if (particle.test(familyname)) {
    spellings.push({ how: 'particles joined', text: `${first} ${familyname.replace(/[ ']/g, '')}`, answers: begins });
    const apart = familyname.replace(particle, (found) => `${found.trim()} `);
    spellings.push({ how: 'particles apart', text: `${first} ${apart}`, answers: begins });
  }
  if (/^\p{L}{7,}$/u.test(familyname)) {
    spellings.push({ how: 'one slip of the pen', text: `${first} ${withSlip(familyname, turn)}`, answers: begins });
  }
  const form = otherForm[normalizeText(first)];
  if (form) {
    const keys = givenNameKeys(form);
    spellings.push({
      how: 'another form of the first name',
      text: `${form} ${familyname}`,
      answers: (name) => isFamily(name) && givenNameKeys(name.surname).some((key) => keys.includes(key)),
    });
  }
  return spellings;
}

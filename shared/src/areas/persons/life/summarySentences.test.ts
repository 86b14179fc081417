import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createTexts, textsOf } from '../../../lib/i18n/createTexts.ts';
import { type Language, languages } from '../../../lib/i18n/languages.ts';
import type { TextBundle } from '../../../lib/i18n/texts.ts';
import type { PublicEvent, PublicPerson } from '../publicPerson.ts';
import { summarySentences } from './summarySentences.ts';

const shared = fileURLToPath(new URL('../../..', import.meta.url));

async function textsIn(language: Language) {
  const load = async (file: string): Promise<TextBundle> =>
    import(join(shared, `${file}.${language}.ts`)) as Promise<TextBundle>;
  const files = ['lib/dates/texts/dates', 'areas/persons/texts/persons', 'areas/persons/texts/personPage'];
  const areas = await Promise.all(files.map(load));
  return textsOf(createTexts(language, Object.assign({}, ...areas)));
}

const event = (type: PublicEvent['type'], names: Record<string, string>): PublicEvent => ({
  id: type,
  type,
  start: '????????',
  end: '????????',
  place: { names, type: 'locality', country_code: 'BE', country_guessed: false, loc: null },
  topo: '',
  description: '',
  details: {},
  detailsInLanguages: {},
  memorial: null,
  unit: null,
});

const person: PublicPerson = {
  id: 'id',
  firstName: 'William',
  lastName: 'McGee',
  name: 'William',
  familyName: 'McGee',
  alternativeFirstNames: [],
  alternativeLastNames: [],
  initials: '',
  nationality: '',
  familyInfo: '',
  gender: 'male',
  bornDate: '18811101',
  diedDate: '19171004',
  age: 35,
  victimType: 'military',
  victimTypeDetails: 'none',
  warCasualty: true,
  inNamelist: true,
  army: 'B.E.F.',
  regiment: 'Royal Welsh Fusiliers',
  unit: 'Battalion',
  unit_nr: '13th',
  sub: '',
  number: '',
  rank: 'Private',
  relations: [],
  events: [
    event('born', { en: 'Cardiff', nl: 'Cardiff' }),
    event('died', { nl: 'Ieper', fr: 'Ypres', de: 'Ypern', en: 'Ypres' }),
  ],
  improvements: 0,
  story: null,
  portrait: null,
  placePicture: null,
  short_code: 'K7WX3Q',
  updatedAt: '2025-01-01T00:00:00.000Z',
};
const bare: PublicPerson = {
  ...person,
  bornDate: '????????',
  diedDate: '????????',
  age: null,
  events: [],
  army: '',
  regiment: '',
  unit: '',
  unit_nr: '',
  rank: '',
};

describe('the summary of a life', () => {
  test.each([
    [
      'nl',
      'William McGee werd op 1 november 1881 geboren in Cardiff en overleed op 4 oktober 1917 in Ieper, 35 jaar oud. Hij diende als Private bij 13th Battalion, Royal Welsh Fusiliers (Brits leger).',
    ],
    [
      'en',
      'William McGee was born on 1 November 1881 in Cardiff and died on 4 October 1917 in Ypres, aged 35. He served as Private with 13th Battalion, Royal Welsh Fusiliers (British Army).',
    ],
    [
      'fr',
      'William McGee naît le 1er novembre 1881 à Cardiff et meurt le 4 octobre 1917 à Ypres, à l’âge de 35 ans. Il sert au grade de Private dans l’unité 13th Battalion, Royal Welsh Fusiliers (Armée britannique).',
    ],
    [
      'de',
      'William McGee wurde am 1. November 1881 in Cardiff geboren und starb am 4. Oktober 1917 in Ypern im Alter von 35 Jahren. Er diente als Private in der Einheit 13th Battalion, Royal Welsh Fusiliers (Britische Armee).',
    ],
  ] as const)('is written out in %s', async (language, expected) => {
    expect(summarySentences(person, await textsIn(language)).join(' ')).toBe(expected);
  });

  test.each([
    [{ bornDate: '1881????' }, 'William McGee was born in 1881.'],
    [{ diedDate: '191710??' }, 'William McGee died in October 1917.'],
    [{ diedDate: '????1004' }, 'William McGee served in the armed forces during the First World War.'],
    [{ victimType: 'civilian' }, 'William McGee was a civilian during the First World War.'],
    [{ victimType: 'none', firstName: '', lastName: '' }, 'Name unknown lived during the First World War.'],
    [{ bornDate: '1917????', diedDate: '1918????', age: 1 }, 'William McGee was born in 1917 and died in 1918.'],
    [
      { army: 'C.E.F.', gender: 'female', diedDate: '1918????' },
      'William McGee died in 1918. She served in the armed forces (Canadian Army).',
    ],
    [
      { army: 'C.E.F.', rank: 'Private' },
      'William McGee served in the armed forces during the First World War. He served as Private (Canadian Army).',
    ],
    [
      { regiment: 'R. Scots.' },
      'William McGee served in the armed forces during the First World War. He served with R. Scots.',
    ],
  ])('says only what is known: %o', async (given, expected) => {
    expect(summarySentences({ ...bare, ...given }, await textsIn('en')).join(' ')).toBe(expected);
  });

  test.each([
    ['nl', { nl: 'Heuvel 60' }, 'topo', 'overleed bij Heuvel 60'],
    ['en', { nl: 'Heuvel 60', en: 'Hill 60' }, 'topo', 'died at Hill 60'],
    ['fr', { fr: 'Colline 60' }, 'topo', 'meurt au lieu-dit Colline 60'],
    ['fr', { fr: 'Le Cateau' }, 'locality', 'meurt au Cateau'],
    ['fr', { fr: 'Les Éparges' }, 'locality', 'meurt aux Éparges'],
    ['de', { de: 'Höhe 60' }, 'topo', 'starb bei Höhe 60'],
  ] as const)('says in %s where somebody died as one says it: %o, %s', async (language, names, type, expected) => {
    const death = event('died', names);
    const events = [{ ...death, place: death.place && { ...death.place, type } }];
    const [sentence] = summarySentences({ ...bare, events }, await textsIn(language));
    expect(sentence).toBe(`William McGee ${expected}.`);
  });

  test('has a sentence for every combination of knowledge, in every language', async () => {
    const born = [{}, { bornDate: '1881????' }];
    const died = [{}, { diedDate: '1917????' }, { diedDate: '1917????', age: 36 }];
    const places = [[], ['born'], ['died'], ['born', 'died']] as const;
    for (const language of languages) {
      const texts = await textsIn(language);
      for (const events of places.map((types) => types.map((type) => event(type, { nl: 'Ieper' })))) {
        for (const given of born.flatMap((b) => died.map((d) => ({ ...b, ...d })))) {
          for (const sentence of summarySentences({ ...bare, ...given, events }, texts)) {
            expect(sentence).toMatch(/\.$/);
            expect(sentence).not.toMatch(/personPage|[{}]|undefined| {2}/);
          }
        }
      }
    }
  });
});

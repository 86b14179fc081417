import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { describe, expect, test } from 'vitest';
import { createTexts, textsOf } from '../../../lib/i18n/createTexts.ts';
import type { TextBundle } from '../../../lib/i18n/texts.ts';
import { type StoryVersion, storyTags } from '../storyTypes.ts';
import type { CommonFact } from './commonFact.ts';
import { commonFactText } from './commonFactText.ts';

const texts = new Map(
  await Promise.all(
    languages.map(async (language) => {
      const [own, dates] = await Promise.all([
        import(`./texts/commonGround.${language}.ts`) as Promise<TextBundle>,
        import(`../../../lib/dates/texts/dates.${language}.ts`) as Promise<TextBundle>,
      ]);
      return [language, textsOf(createTexts(language, { ...own, ...dates }))] as const;
    }),
  ),
);
const say = (fact: CommonFact, version: StoryVersion = 'main') =>
  languages.map((language) => commonFactText(texts.get(language) as never, version, fact));

const town = { id: 'a', names: { nl: 'Ieper', en: 'Ypres', fr: 'Ypres', de: 'Ypern' }, isSettlement: true };
const hill = {
  id: 'b',
  names: { nl: 'Heuvel 60', en: 'Hill 60', fr: 'Colline 60', de: 'Höhe 60' },
  isSettlement: false,
};
const october = { from: '191410??', to: '191410??' };
const memorial = { id: 'm', name: 'Menin Gate', type: 'plate' } as const;

describe('each kind as a sentence of nl, en, fr and de [KIOSK-06, PUBLIC-26]', () => {
  test.each<[CommonFact, string, string, string, string]>([
    [
      { kind: 'died', date: '19141122', fell: false, place: null },
      'Beiden stierven op 22 november 1914.',
      'Both died on 22 November 1914.',
      'Ces deux personnes sont mortes le 22 novembre 1914.',
      'Beide starben am 22. November 1914.',
    ],
    [
      { kind: 'died', date: '19141101', fell: true, place: town },
      'Beiden sneuvelden op 1 november 1914 in Ieper.',
      'Both fell in Ypres on 1 November 1914.',
      'Ces deux personnes sont tombées au combat le 1er novembre 1914, au même endroit\u00a0: Ypres.',
      'Beide fielen am 1. November 1914 in Ypern.',
    ],
    [
      { kind: 'unit', unit: { army: 'B.E.F.', regiment: 'Royal Scots', unit: 'Battalion', unit_nr: '2' } },
      'Beiden dienden in dezelfde eenheid: 2nd Battalion, Royal Scots.',
      'Both served in the same unit: 2nd Battalion, Royal Scots.',
      'Ces deux personnes ont servi dans la même unité\u00a0: 2nd Battalion, Royal Scots.',
      'Beide dienten in derselben Einheit: 2nd Battalion, Royal Scots.',
    ],
    [
      { kind: 'place', place: town, span: october },
      'Beiden waren in oktober 1914 in Ieper.',
      'Both were in Ypres in October 1914.',
      'Ces deux personnes ont connu Ypres en octobre 1914.',
      'Beide waren im Oktober 1914 in Ypern.',
    ],
    [
      { kind: 'place', place: hill, span: { from: '191903??', to: '191911??' } },
      'Beiden waren tussen maart en november 1919 bij Heuvel 60.',
      'Both were at Hill 60 between March and November 1919.',
      'Ces deux personnes se trouvaient au même endroit entre mars et novembre 1919\u00a0: Colline 60.',
      'Beide waren zwischen März und November 1919 bei Höhe 60.',
    ],
    [
      { kind: 'place', place: town, span: null },
      'Ieper komt in beide levens voor.',
      'Ypres is part of both lives.',
      'Ypres fait partie de ces deux vies.',
      'Ypern kommt in beiden Leben vor.',
    ],
    [
      { kind: 'near', place: town, other: hill, km: 2.2873, span: { from: '1915????', to: '1916????' } },
      'Zij waren tussen 1915 en 1916 maar 2,3 km van elkaar: bij Ieper en bij Heuvel 60.',
      'They were only 2.3 km apart between 1915 and 1916: near Ypres and near Hill 60.',
      'Ces deux personnes étaient à 2,3\u202fkm l’une de l’autre entre 1915 et 1916\u00a0: Ypres et Colline 60.',
      'Sie waren zwischen 1915 und 1916 nur 2,3 km voneinander entfernt: bei Ypern und bei Höhe 60.',
    ],
    [
      { kind: 'memorial', memorial },
      'Hun namen staan op hetzelfde monument: Menin Gate.',
      'Both are named on the same memorial: Menin Gate.',
      'Leurs deux noms figurent sur le même monument\u00a0: Menin Gate.',
      'Beide Namen stehen auf demselben Gedenkzeichen: Menin Gate.',
    ],
    [
      { kind: 'born', place: town },
      'Beiden zijn geboren in Ieper.',
      'Both were born in Ypres.',
      'Ces deux personnes ont le même lieu de naissance\u00a0: Ypres.',
      'Beide wurden in Ypern geboren.',
    ],
    [
      { kind: 'fate', fate: 'fled' },
      'Beiden moesten vluchten voor de oorlog.',
      'Both had to flee from the war.',
      'Ces deux personnes ont dû fuir la guerre.',
      'Beide mussten vor dem Krieg fliehen.',
    ],
    [
      { kind: 'theme', tag: 'third_battle_of_ypres_1917' },
      'Beide verhalen gaan over de Derde Slag bij Ieper in 1917.',
      'Both stories are about the Third Battle of Ypres in 1917.',
      'Les deux récits parlent de la troisième bataille d’Ypres en 1917.',
      'Beide Geschichten handeln von der Dritten Flandernschlacht 1917.',
    ],
  ])('%o', (fact, ...sentences) => {
    const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]km/g, ' km');
    expect(say(fact).map(plain)).toEqual(sentences.map(plain));
  });
});

test('children are told the same in their words', () => {
  expect(say({ kind: 'place', place: town, span: october }, 'child')).toEqual([
    'Ze waren in oktober 1914 allebei in Ieper.',
    'They were both in Ypres in October 1914.',
    'Ces deux personnes étaient au même endroit en octobre 1914\u00a0: Ypres.',
    'Beide waren im Oktober 1914 in Ypern.',
  ]);
});

test('every theme makes a sentence, and every kind of memorial its own', () => {
  for (const tag of storyTags) {
    for (const sentence of say({ kind: 'theme', tag }, 'child')) expect(sentence).toMatch(/^[A-Z][^{}]+\.$/);
  }
  const [nl, en] = say({ kind: 'memorial', memorial: { ...memorial, name: 'Tyne Cot', type: 'cemetery' } });
  expect([nl, en]).toEqual([
    'Beiden hebben een graf of hun naam op dezelfde begraafplaats: Tyne Cot.',
    'Both have a grave or their name in the same cemetery: Tyne Cot.',
  ]);
});

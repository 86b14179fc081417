import { expect, test } from 'vitest';
import { storyPlaceNames } from './storyPlaceNames.ts';

const wieltje = {
  nl: { name: 'Wieltje', locality: 'Ieper', administrative_area_level_2: 'West-Vlaanderen' },
  en: { name: 'Wieltje', locality: 'Ypres', administrative_area_level_2: 'West Flanders' },
  de: { name: 'Wieltje', locality: 'Ypern' },
};

test('gives the community and area of a story in the language of the reader, and as written where there is no other name', () => {
  const names = storyPlaceNames({ community: 'Ieper', area: 'West-Vlaanderen' }, wieltje);
  expect(names.nl).toEqual({ community: 'Ieper', area: 'West-Vlaanderen' });
  expect(names.en).toEqual({ community: 'Ypres', area: 'West Flanders' });
  expect(names.de).toEqual({ community: 'Ypern', area: 'West-Vlaanderen' });
  expect(names.fr).toEqual({ community: 'Ieper', area: 'West-Vlaanderen' });
});

test('leaves a community that a writer put in place of the place’s own as it is', () => {
  const { en } = storyPlaceNames({ community: 'Sint-Jan', area: 'West-Vlaanderen' }, wieltje);
  expect(en).toEqual({ community: 'Sint-Jan', area: 'West Flanders' });
  expect(storyPlaceNames({ community: 'Ieper', area: '' }, null).fr).toEqual({ community: 'Ieper', area: '' });
});

import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { Position } from './mercator.ts';

/** A town by which a visitor knows where on the map he is. */
export interface Town {
  readonly names: Readonly<Record<Language, string>>;
  readonly position: Position;
}

const town = (names: readonly [nl: string, en: string, fr: string, de: string] | string, lat: number, lon: number) => {
  const [nl, en, fr, de] = typeof names === 'string' ? [names, names, names, names] : names;
  return { names: { nl, en, fr, de }, position: { lat, lon } } satisfies Town;
};

/** The best known first: where the map has room for few, those are named. */
export const towns: readonly Town[] = [
  town(['Ieper', 'Ypres', 'Ypres', 'Ypern'], 50.851, 2.885),
  town(['Londen', 'London', 'Londres', 'London'], 51.507, -0.128),
  town(['Parijs', 'Paris', 'Paris', 'Paris'], 48.857, 2.352),
  town(['Brussel', 'Brussels', 'Bruxelles', 'Brüssel'], 50.847, 4.352),
  town(['Berlijn', 'Berlin', 'Berlin', 'Berlin'], 52.517, 13.389),
  town(['Gent', 'Ghent', 'Gand', 'Gent'], 51.054, 3.725),
  town(['Antwerpen', 'Antwerp', 'Anvers', 'Antwerpen'], 51.221, 4.4),
  town(['Rijsel', 'Lille', 'Lille', 'Lille'], 50.631, 3.058),
  town('Calais', 50.951, 1.858),
  town(['Duinkerke', 'Dunkirk', 'Dunkerque', 'Dünkirchen'], 51.035, 2.377),
  town(['Brugge', 'Bruges', 'Bruges', 'Brügge'], 51.209, 3.225),
  town(['Oostende', 'Ostend', 'Ostende', 'Ostende'], 51.226, 2.912),
  town('Diksmuide', 51.033, 2.864),
  town('Poperinge', 50.855, 2.727),
  town(['Kortrijk', 'Kortrijk', 'Courtrai', 'Kortrijk'], 50.828, 3.265),
  town(['Luik', 'Liège', 'Liège', 'Lüttich'], 50.633, 5.567),
  town(['Keulen', 'Cologne', 'Cologne', 'Köln'], 50.938, 6.957),
  town('Amiens', 49.894, 2.296),
  town('Verdun', 49.16, 5.384),
  town('Rouen', 49.443, 1.1),
  town('Amsterdam', 52.373, 4.893),
  town('Edinburgh', 55.953, -3.189),
  town('Dublin', 53.35, -6.26),
  town('Manchester', 53.479, -2.245),
  town('Hamburg', 53.551, 9.993),
  town(['München', 'Munich', 'Munich', 'München'], 48.137, 11.576),
  town(['Wenen', 'Vienna', 'Vienne', 'Wien'], 48.208, 16.373),
  town(['Marseille', 'Marseilles', 'Marseille', 'Marseille'], 43.296, 5.37),
  town('Brest', 48.39, -4.486),
  town(['Rome', 'Rome', 'Rome', 'Rom'], 41.893, 12.483),
  town(['Warschau', 'Warsaw', 'Varsovie', 'Warschau'], 52.232, 21.007),
  town('Dakar', 14.693, -17.448),
  town('Delhi', 28.652, 77.231),
  town(['Peking', 'Peking', 'Pékin', 'Peking'], 39.906, 116.391),
  town('Montreal', 45.503, -73.57),
  town('New York', 40.713, -74.006),
  town('Sydney', -33.868, 151.209),
  town('Wellington', -41.289, 174.777),
  town(['Kaapstad', 'Cape Town', 'Le Cap', 'Kapstadt'], -33.929, 18.417),
  town(['Caïro', 'Cairo', 'Le Caire', 'Kairo'], 30.044, 31.236),
];

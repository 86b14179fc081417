import type { Dead } from '../memorials/memorialTable.ts';
import type { OriginKey } from '../peoples/origins.ts';
import { Urn } from '../random/Urn.ts';
import { britishDivisions, britishSupport, caribbeanFormations, labourFormations } from './britishFormations.ts';
import {
  americanDivisions,
  austrianDivisions,
  belgianDivisions,
  frenchDivisions,
  germanDivisions,
  italianDivisions,
  portugueseDivisions,
  russianDivisions,
} from './continentalFormations.ts';
import {
  anzacDivisions,
  australianDivisions,
  canadianDivisions,
  indianDivisions,
  newZealandDivisions,
  southAfricanDivisions,
} from './dominionFormations.ts';
import type { TabledDivision } from './formations.ts';

/** On which side of the front a man stood. */
export type Side = 'allied' | 'german';

/** What the demo knows of one army, besides its order of battle. */
export interface Army {
  readonly name: string;
  readonly side: Side;
  /** Share of all soldiers of the museum. */
  readonly weight: number;
  readonly divisions: readonly TabledDivision[];
  /** Whether the documents' fixed list of armies has it; others stand in events only. */
  readonly listed: boolean;
  /** Peoples by regiment: the first pattern that fits. */
  readonly origins: readonly (readonly [pattern: RegExp, peoples: Urn<OriginKey>])[];
  /** Whose cemeteries take its dead. */
  readonly dead: Dead;
  /** Share of the fallen without a known grave. */
  readonly missing: number;
  /** Day on which its first men came to the front in the west. */
  readonly arrival: string;
  /** Years in which its men were called up or volunteered. */
  readonly enlistment: readonly [from: number, to: number];
  /** Camps and depots where recruits went, as keys of places; none when they went to their regiments at home. */
  readonly depots: readonly string[];
  /** The same once the war had driven the army abroad. */
  readonly depotsInExile?: readonly string[];
  readonly ages: readonly [youngest: number, oldest: number];
  /** Its men were prisoners when they came to Flanders. */
  readonly prisoners?: true;
  /** Its men carried no arms. */
  readonly labourers?: true;
}

const peoples = (text: string) =>
  new Urn(
    text.split(/\s+/).map((entry): [OriginKey, number] => {
      const [key, weight] = entry.split(':');
      return [key as OriginKey, Number(weight ?? 1)];
    }),
  );

const british = [
  [/Irish|Dublin|Munster|Connaught|Leinster|Inniskilling/, peoples('irish:78 english:16 scottish:4 welsh:2')],
  [/Highland|Scot|Black Watch|Cameron|Gordon|Seaforth|Argyll/, peoples('scottish:82 english:13 irish:5')],
  [/Welsh|Wales|Monmouth/, peoples('welsh:76 english:22 irish:2')],
  [/Newfoundland/, peoples('canadian:1')],
  [/Chinese/, peoples('chinese:1')],
  [/West Indies/, peoples('caribbean:1')],
  [/./, peoples('english:84 scottish:6 irish:5 welsh:5')],
] as const;

export const armies: readonly Army[] = [
  {
    name: 'B.E.F.',
    arrival: '1914-08-22',
    side: 'allied',
    weight: 33,
    divisions: [...britishDivisions, ...britishSupport, ...caribbeanFormations],
    listed: true,
    origins: british,
    dead: 'commonwealth',
    missing: 0.42,
    enlistment: [1914, 1917],
    depots: [],
    ages: [18, 44],
  },
  {
    name: 'B.E.F.',
    arrival: '1917-04-20',
    side: 'allied',
    weight: 1.2,
    divisions: labourFormations,
    listed: true,
    origins: british,
    dead: 'chinese',
    missing: 0,
    enlistment: [1917, 1918],
    depots: ['Weihai', 'Qingdao'],
    ages: [20, 39],
    labourers: true,
  },
  {
    name: 'A.B.L.',
    arrival: '1914-08-04',
    side: 'allied',
    weight: 18,
    divisions: belgianDivisions,
    listed: true,
    origins: [[/./, peoples('westFlemish:26 flemish:42 walloon:31 flemishAmerican:1')]],
    dead: 'belgian',
    missing: 0.16,
    enlistment: [1909, 1917],
    depots: ['Beverlo#kamp', 'Antwerpen', 'Gent', 'Luik'],
    depotsInExile: ['Bayonne', 'Rouen', 'Kales', 'Le Havre'],
    ages: [18, 37],
  },
  {
    name: 'D.K.H.',
    arrival: '1914-08-04',
    side: 'german',
    weight: 19,
    divisions: germanDivisions,
    listed: true,
    origins: [
      [/Bayer/, peoples('bavarian:96 german:4')],
      [/./, peoples('german:92 bavarian:8')],
    ],
    dead: 'german',
    missing: 0.34,
    enlistment: [1911, 1917],
    depots: [],
    ages: [17, 42],
  },
  {
    name: 'A.F.',
    arrival: '1914-08-10',
    side: 'allied',
    weight: 9,
    divisions: frenchDivisions,
    listed: true,
    origins: [
      [/sénégalais/, peoples('senegalese:1')],
      [/marocains/, peoples('moroccan:1')],
      [/tunisiens/, peoples('tunisian:1')],
      [/tirailleurs/, peoples('algerian:9 moroccan:1')],
      [/territoriale|1er Régiment d'infanterie|73e|110e|8e|33e|273e|327e|201e|233e/, peoples('northFrench:7 french:3')],
      [/./, peoples('french:88 northFrench:12')],
    ],
    dead: 'french',
    missing: 0.4,
    enlistment: [1909, 1917],
    depots: ['Fréjus', 'Brest', 'Lorient', 'Toulon'],
    ages: [19, 42],
  },
  {
    name: 'C.E.F.',
    arrival: '1915-02-20',
    side: 'allied',
    weight: 5.5,
    divisions: canadianDivisions,
    listed: true,
    origins: [
      [/^22nd/, peoples('frenchCanadian:1')],
      [/^1[356]th|^43rd|^72nd|^85th/, peoples('scotsCanadian:6 canadian:3 scottish:2')],
      [/./, peoples('canadian:58 english:16 scotsCanadian:14 frenchCanadian:5 irish:4 scottish:3')],
    ],
    dead: 'commonwealth',
    missing: 0.36,
    enlistment: [1914, 1917],
    depots: ['Valcartier', 'Toronto', 'Winnipeg', 'Montréal'],
    ages: [18, 42],
  },
  {
    name: 'A.I.F.',
    arrival: '1916-04-10',
    side: 'allied',
    weight: 5.5,
    divisions: australianDivisions,
    listed: true,
    origins: [[/./, peoples('australian:72 irishAustralian:20 english:6 scottish:2')]],
    dead: 'commonwealth',
    missing: 0.46,
    enlistment: [1914, 1917],
    depots: ['Melbourne', 'Sydney', 'Brisbane', 'Adelaide'],
    ages: [18, 44],
  },
  {
    name: 'N.Z.E.F.',
    arrival: '1916-05-10',
    side: 'allied',
    weight: 2.6,
    divisions: newZealandDivisions,
    listed: true,
    origins: [
      [/Maori/, peoples('maori:9 newZealander:1')],
      [/Otago/, peoples('scotsNewZealander:6 newZealander:4')],
      [/./, peoples('newZealander:80 scotsNewZealander:14 maori:2 irish:4')],
    ],
    dead: 'commonwealth',
    missing: 0.4,
    enlistment: [1915, 1917],
    depots: ['Wellington', 'Auckland'],
    ages: [20, 44],
  },
  {
    name: 'ANZAC',
    arrival: '1916-05-10',
    side: 'allied',
    weight: 0.5,
    divisions: anzacDivisions,
    listed: true,
    origins: [[/./, peoples('australian:5 newZealander:4')]],
    dead: 'commonwealth',
    missing: 0.2,
    enlistment: [1914, 1916],
    depots: ['Melbourne', 'Wellington'],
    ages: [19, 42],
  },
  {
    name: 'Indian Army',
    arrival: '1914-10-22',
    side: 'allied',
    weight: 2,
    divisions: indianDivisions,
    listed: true,
    origins: [
      [/Gurkha/, peoples('gurkha:1')],
      [/Garhwal/, peoples('garhwali:1')],
      [/Sikhs/, peoples('sikh:1')],
      [/Dogras|Jat/, peoples('garhwali:2 sikh:1')],
      [/Baluchis|Pathans/, peoples('punjabiMuslim:9 sikh:1')],
      [/./, peoples('punjabiMuslim:5 sikh:4')],
    ],
    dead: 'indian',
    missing: 0.7,
    enlistment: [1900, 1914],
    depots: ['Lahore', 'Ferozepore', 'Lansdowne', 'Rawalpindi'],
    ages: [18, 38],
  },
  {
    name: 'S.Afr.',
    arrival: '1916-06-20',
    side: 'allied',
    weight: 0.9,
    divisions: southAfricanDivisions,
    listed: true,
    origins: [[/./, peoples('southAfrican:6 afrikaner:3 scottish:1')]],
    dead: 'commonwealth',
    missing: 0.45,
    enlistment: [1915, 1917],
    depots: ['Potchefstroom'],
    ages: [18, 42],
  },
  {
    name: 'U.S.A.',
    arrival: '1918-06-20',
    side: 'allied',
    weight: 1,
    divisions: americanDivisions,
    listed: true,
    origins: [[/./, peoples('american:96 flemishAmerican:4')]],
    dead: 'american',
    missing: 0.08,
    enlistment: [1917, 1918],
    depots: ['Charleston', 'Albany', 'Sacramento'],
    ages: [19, 33],
  },
  {
    name: 'C.E.P.',
    arrival: '1917-05-20',
    side: 'allied',
    weight: 1,
    divisions: portugueseDivisions,
    listed: true,
    origins: [[/./, peoples('portuguese:1')]],
    dead: 'portuguese',
    missing: 0.25,
    enlistment: [1914, 1917],
    depots: ['Tomar', 'Lissabon'],
    ages: [20, 32],
  },
  {
    name: 'E.I.',
    arrival: '1915-06-01',
    side: 'allied',
    weight: 0.5,
    divisions: italianDivisions,
    listed: true,
    origins: [[/./, peoples('italian:1')]],
    dead: 'prisoner',
    missing: 0,
    enlistment: [1914, 1917],
    depots: ['Napels', 'Udine', 'Florence'],
    ages: [19, 38],
    prisoners: true,
  },
  {
    name: 'R.I.A.',
    arrival: '1914-09-01',
    side: 'allied',
    weight: 0.6,
    divisions: russianDivisions,
    listed: true,
    origins: [[/./, peoples('russian:1')]],
    dead: 'prisoner',
    missing: 0,
    enlistment: [1911, 1916],
    depots: ['Samara', 'Toela', 'Minsk'],
    ages: [20, 41],
    prisoners: true,
  },
  {
    name: 'K.u.K.',
    arrival: '1914-09-01',
    side: 'german',
    weight: 0.6,
    divisions: austrianDivisions,
    listed: false,
    origins: [[/./, peoples('austrian:4 czech:3 danubian:3')]],
    dead: 'german',
    missing: 0.1,
    enlistment: [1911, 1917],
    depots: ['Wenen', 'Pilsen', 'Graz'],
    ages: [19, 40],
  },
];

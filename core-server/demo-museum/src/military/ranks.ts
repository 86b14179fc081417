import { Urn } from '../random/Urn.ts';
import type { Army } from './armies.ts';
import type { TabledUnit } from './formations.ts';

/** How high a rank stands: men are numbered and most frequent, officers carry no number. */
export type Standing = 'man' | 'lance' | 'sergeant' | 'officer';

export interface Rank {
  readonly title: string;
  readonly standing: Standing;
}

const share: Record<Standing, number> = { man: 76, lance: 13, sergeant: 7, officer: 4 };

/** Reads `men | lance | sergeants | officers`, several titles between commas, the first drawn most. */
function rankOrder(text: string): Urn<Rank> {
  const standings = ['man', 'lance', 'sergeant', 'officer'] as const;
  return new Urn(
    text.split('|').flatMap((titles, index) => {
      const standing = standings[index] as Standing;
      const names = titles.split(',').map((title) => title.trim());
      const total = names.reduce((sum, _, rank) => sum + 1 / (rank + 1), 0);
      return names.map((title, rank): [Rank, number] => [{ title, standing }, share[standing] / (rank + 1) / total]);
    }),
  );
}

const britishOfficers = 'Second Lieutenant, Lieutenant, Captain, Major';
const british = (men: string, lance = 'Lance Corporal, Corporal') =>
  rankOrder(`${men} | ${lance} | Sergeant, Company Sergeant Major, Lance Sergeant | ${britishOfficers}`);
const corps = {
  gunner: british('Gunner, Driver', 'Bombardier, Corporal, Lance Bombardier'),
  sapper: british('Sapper, Pioneer, Driver', 'Lance Corporal, 2nd Corporal, Corporal'),
  rifleman: british('Rifleman'),
  fusilier: british('Private'),
  driver: british('Driver, Private'),
  seaman: rankOrder('Able Seaman, Ordinary Seaman | Leading Seaman | Petty Officer | Sub-Lieutenant, Lieutenant'),
  flyer: rankOrder(
    'Air Mechanic 1st Class, Air Mechanic 2nd Class | Corporal | Sergeant | Second Lieutenant, Lieutenant, Captain',
  ),
  trooper: british('Trooper'),
} as const;

const byRegiment: readonly (readonly [army: RegExp, regiment: RegExp, ranks: Urn<Rank>])[] = [
  [/^B\.E\.F\.$/, /Chinese Labour/, rankOrder('Labourer | Ganger 2nd Class | Ganger 1st Class | Interpreter')],
  [
    /^Indian/,
    /Gurkha|Garhwal|Frontier Force|Rifles/,
    rankOrder('Rifleman | Lance Naik, Naik | Havildar | Jemadar, Subadar'),
  ],
  [/^Indian/, /./, rankOrder('Sepoy | Lance Naik, Naik | Havildar | Jemadar, Subadar')],
  [/^A\.B\.L\.$/, /rtillerie/, rankOrder('Kanonnier, Soldaat | Brigadier | Wachtmeester | Onderluitenant, Luitenant')],
  [/^A\.B\.L\.$/, /Gidsen|Lansiers/, rankOrder('Ruiter | Brigadier | Wachtmeester | Onderluitenant, Luitenant')],
  [
    /^A\.B\.L\.$/,
    /Grenadiers/,
    rankOrder('Grenadier, Soldaat | Korporaal | Sergeant, Eerste Sergeant | Onderluitenant, Luitenant, Kapitein'),
  ],
  [
    /^A\.B\.L\.$/,
    /./,
    rankOrder(
      'Soldaat, Soldaat 2de klas, Soldaat-milicien | Korporaal | Sergeant, Eerste Sergeant | Onderluitenant, Luitenant, Kapitein-commandant',
    ),
  ],
  [
    /^A\.F\.$/,
    /sénégalais|tirailleurs/,
    rankOrder('Tirailleur de 2e classe, Tirailleur de 1re classe | Caporal | Sergent | Sous-lieutenant, Lieutenant'),
  ],
  [
    /^A\.F\.$/,
    /fusiliers marins/,
    rankOrder(
      'Matelot de 2e classe, Apprenti marin, Matelot de 3e classe | Quartier-maître | Second-maître | Enseigne de vaisseau, Lieutenant de vaisseau',
    ),
  ],
  [/^A\.F\.$/, /zouaves/, rankOrder('Zouave de 2e classe | Caporal | Sergent | Sous-lieutenant, Lieutenant')],
  [
    /^A\.F\.$/,
    /chasseurs/,
    rankOrder('Chasseur de 2e classe | Caporal | Sergent, Adjudant | Sous-lieutenant, Lieutenant, Capitaine'),
  ],
  [
    /^A\.F\.$/,
    /./,
    rankOrder(
      'Soldat de 2e classe, Soldat de 1re classe | Caporal | Sergent, Adjudant | Sous-lieutenant, Lieutenant, Capitaine',
    ),
  ],
  [
    /^D\.K\.H\.$/,
    /artillerie/,
    rankOrder('Kanonier, Fahrer | Gefreiter, Obergefreiter | Unteroffizier | Leutnant der Reserve'),
  ],
  [/^D\.K\.H\.$/, /Pionier/, rankOrder('Pionier | Gefreiter | Unteroffizier | Leutnant der Reserve')],
  [/^D\.K\.H\.$/, /Jäger/, rankOrder('Jäger | Oberjäger, Gefreiter | Vizefeldwebel | Leutnant')],
  [
    /^D\.K\.H\.$/,
    /Grenadier|Garde/,
    rankOrder('Grenadier, Füsilier | Gefreiter | Unteroffizier, Vizefeldwebel | Leutnant'),
  ],
  [
    /^D\.K\.H\.$/,
    /Matrosen|Marine/,
    rankOrder('Matrose, Seesoldat | Obermatrose, Gefreiter | Bootsmannsmaat | Leutnant zur See'),
  ],
  [/^D\.K\.H\.$/, /Bayer/, rankOrder('Infanterist | Gefreiter | Unteroffizier, Vizefeldwebel | Leutnant der Reserve')],
  [/^D\.K\.H\.$/, /Kürassier|Ulanen/, rankOrder('Ulan, Kürassier | Gefreiter | Unteroffizier | Leutnant')],
  [/^D\.K\.H\.$/, /Flieger/, rankOrder('Flieger | Gefreiter | Vizefeldwebel | Leutnant')],
  [
    /^D\.K\.H\.$/,
    /./,
    rankOrder(
      'Musketier, Ersatzreservist, Kriegsfreiwilliger, Wehrmann, Landsturmmann | Gefreiter | Unteroffizier, Vizefeldwebel | Leutnant der Reserve, Leutnant, Hauptmann',
    ),
  ],
  [
    /^K\.u\.K\.$/,
    /./,
    rankOrder('Kanonier, Ersatzreservist | Vormeister | Feuerwerker, Zugsführer | Leutnant in der Reserve'),
  ],
  [/^C\.E\.P\.$/, /./, rankOrder('Soldado | Primeiro-cabo, Segundo-cabo | Segundo-sargento | Alferes, Tenente')],
  [/^E\.I\.$/, /./, rankOrder('Soldato | Caporale, Caporale maggiore | Sergente | Sottotenente')],
  [/^R\.I\.A\.$/, /./, rankOrder('Rjadovoj | Jefrejtor | Unter-ofitser | Praporsjtsjik')],
  [
    /^U\.S\.A\.$/,
    /./,
    rankOrder(
      'Private, Private First Class | Corporal | Sergeant, First Sergeant | Second Lieutenant, First Lieutenant',
    ),
  ],
  [/./, /Artillery/, corps.gunner],
  [/./, /Engineers|Tunnelling|Railway|Pioneers/, corps.sapper],
  [/./, /Flying Corps/, corps.flyer],
  [/./, /Royal Naval/, corps.seaman],
  [/./, /Army Service|Divisional Train/, corps.driver],
  [/./, /Mounted/, corps.trooper],
  [/./, /Rifles|Rifle Brigade|Rifle Corps/, corps.rifleman],
  [/./, /./, corps.fusilier],
];

/** The ranks of a unit, drawn as often as they were held. */
export function ranksOf(army: Army, { regiment }: TabledUnit): Urn<Rank> {
  const found = byRegiment.find(([ofArmy, ofRegiment]) => ofArmy.test(army.name) && ofRegiment.test(regiment));
  return (found as (typeof byRegiment)[number])[2];
}

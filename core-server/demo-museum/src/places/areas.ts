import { type NamesByLanguage, readNames } from './placeTable.ts';

/** `key (Dutch) | English | French | German` of the regions, provinces, counties and states that places lie in. */
const table = `
Vlaanderen | Flanders | Flandre | Flandern
Wallonië | Wallonia | Wallonie | Wallonien
Brussel-Hoofdstad | Brussels-Capital | Bruxelles-Capitale | Brüssel-Hauptstadt
West-Vlaanderen | West Flanders | Flandre-Occidentale | Westflandern
Oost-Vlaanderen | East Flanders | Flandre-Orientale | Ostflandern
Antwerpen | Antwerp | Anvers | Antwerpen
Vlaams-Brabant | Flemish Brabant | Brabant flamand | Flämisch-Brabant
Waals-Brabant | Walloon Brabant | Brabant wallon | Wallonisch-Brabant
Limburg | Limburg | Limbourg | Limburg
Henegouwen | Hainaut | Hainaut | Hennegau
Luik | Liège | Liège | Lüttich
Namen | Namur | Namur | Namur
Luxemburg | Luxembourg | Luxembourg | Luxemburg
Hauts-de-France | Hauts-de-France | Hauts-de-France | Hauts-de-France
Noorderdepartement | Nord | Nord | Nord
Pas-de-Calais
Somme
Aisne
Normandië | Normandy | Normandie | Normandie
Bretagne | Brittany | Bretagne | Bretagne
Île-de-France
Pays de la Loire
Centre-Val de Loire
Nouvelle-Aquitaine
Occitanie
Provence-Alpes-Côte d'Azur
Auvergne-Rhône-Alpes
Bourgogne-Franche-Comté
Grand Est
Corsica | Corsica | Corse | Korsika
Engeland | England | Angleterre | England
Schotland | Scotland | Écosse | Schottland
Wales | Wales | Pays de Galles | Wales
Noord-Ierland | Northern Ireland | Irlande du Nord | Nordirland
Groot-Londen | Greater London | Grand Londres | Groß-London
Lancashire
Yorkshire
Noordoost-Engeland | North East England | Nord-Est de l'Angleterre | Nordostengland
Midlands | Midlands | Midlands | Midlands
East Anglia
Zuidoost-Engeland | South East England | Sud-Est de l'Angleterre | Südostengland
Zuidwest-Engeland | South West England | Sud-Ouest de l'Angleterre | Südwestengland
Cumbria
Leinster
Munster#IE | Munster | Munster | Munster
Connacht
Ulster
Ontario
Québec | Quebec | Québec | Québec
Manitoba
Saskatchewan
Alberta
Brits-Columbia | British Columbia | Colombie-Britannique | British Columbia
Nova Scotia | Nova Scotia | Nouvelle-Écosse | Nova Scotia
New Brunswick | New Brunswick | Nouveau-Brunswick | New Brunswick
Prins Edwardeiland | Prince Edward Island | Île-du-Prince-Édouard | Prince Edward Island
Newfoundland | Newfoundland | Terre-Neuve | Neufundland
Nieuw-Zuid-Wales | New South Wales | Nouvelle-Galles du Sud | New South Wales
Victoria
Queensland
Zuid-Australië | South Australia | Australie-Méridionale | South Australia
West-Australië | Western Australia | Australie-Occidentale | Western Australia
Tasmanië | Tasmania | Tasmanie | Tasmanien
Noordereiland | North Island | Île du Nord | Nordinsel
Zuidereiland | South Island | Île du Sud | Südinsel
Punjab | Punjab | Pendjab | Punjab
Noordwestelijke Grensprovincie | North-West Frontier | Frontière du Nord-Ouest | Nordwestprovinz
Garhwal en Kumaon | Garhwal and Kumaon | Garhwal et Kumaon | Garhwal und Kumaon
Pruisen | Prussia | Prusse | Preußen
Beieren | Bavaria | Bavière | Bayern
Saksen | Saxony | Saxe | Sachsen
Württemberg | Württemberg | Wurtemberg | Württemberg
Baden | Baden | Bade | Baden
Hessen | Hesse | Hesse | Hessen
Westfalen | Westphalia | Westphalie | Westfalen
Rijnland | Rhineland | Rhénanie | Rheinland
Nedersaksen | Lower Saxony | Basse-Saxe | Niedersachsen
Noord-Duitsland | Northern Germany | Allemagne du Nord | Norddeutschland
Thüringen | Thuringia | Thuringe | Thüringen
Brandenburg | Brandenburg | Brandebourg | Brandenburg
Neder-Oostenrijk | Lower Austria | Basse-Autriche | Niederösterreich
Stiermarken | Styria | Styrie | Steiermark
Karinthië | Carinthia | Carinthie | Kärnten
Tirol | Tyrol | Tyrol | Tirol
Bohemen | Bohemia | Bohême | Böhmen
Moravië | Moravia | Moravie | Mähren
Galicië | Galicia | Galicie | Galizien
Krain | Carniola | Carniole | Krain
Zeeland | Zeeland | Zélande | Seeland
Gelderland | Gelderland | Gueldre | Gelderland
Noord-Brabant | North Brabant | Brabant-Septentrional | Nordbrabant
Holland | Holland | Hollande | Holland
Shandong | Shandong | Shandong | Shandong
Kaapkolonie | Cape Colony | Colonie du Cap | Kapkolonie
Transvaal | Transvaal | Transvaal | Transvaal
Natal | Natal | Natal | Natal
Tennessee
New York
`;

const byKey = new Map(
  table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): [string, NamesByLanguage] => {
      const [key = '', ...others] = line.split('|').map((column) => column.trim());
      return [key, readNames([key.replace(/#.*/, ''), ...others])];
    }),
);

/** The names of an area, by its key in this table. */
export function areaNames(key: string): NamesByLanguage {
  const names = byKey.get(key);
  if (!names) throw new Error(`no area "${key}" in the demo's table of areas`);
  return names;
}

import type { Random } from '../random/Random.ts';
import { byFrequency, type Culture, listedOrComposed, nameList, type SpellingRule, spellingBy } from './Culture.ts';

const boys = byFrequency(`
  Jan Jozef Karel Petrus Hendrik Camiel Jules Cyriel Maurits Achiel Gustaaf Alfons Emiel Remi Aloïs Victor Arthur Leo
  Alberic Oscar René Henri Gerard Julien Leopold Gaston Edmond Frans Edward Hector August Constant Théophiel Richard
  Amand Alidor Firmin Valère Omer Georges Odiel Michiel Marcel Albert Robrecht Désiré Kamiel Pieter Lodewijk Adolf
  Ernest Ivo Basiel Benoni Bruno Charles-Louis Cesar Clement Cornelis Daniël David Dominiek Eligius Engel Ferdinand
  Fidèle Francies Felix Germain Gerardus Gilbert Godfried Gentiel Henricus Hilaire Honoré Isidoor Ivan Jacobus Jeroom
  Joannes Joris Justin Lambert Leonard Liévin Lucien Maarten Medard Modest Nestor Norbert Noël Octaaf Pius Polydoor
  Prosper Raphaël Raymond Roger Romain Rufin Seraphin Servaas Silveer Simon Stefaan Sylvain Theodoor Triphon Urbain
  Valentijn Vital Walter Willem Wouter Jan-Baptist Petrus-Jacobus Karel-Lodewijk`);
const girls = byFrequency(`
  Maria Elisa Irma Martha Julia Rachel Emma Leonie Marie-Louise Alice Augusta Bertha Godelieve Zoë Elodie Sidonie
  Clementina Silvie Romanie Eugenie Pharaïlde Magdalena Hortense Euphrasie Mathilde Rosalie Helena Madeleine Gabriëlle
  Germaine Margriet Anna Barbara Stefanie Virginie Nathalie Emerence Philomena Ludovica Coleta Amelie Angèle Marie
  Blanche Bernardina Cordula Celina Cecilia Cornelia Delphine Denise Desideria Dorothea Elza Elvira Emilie Ernestine
  Esther Felicita Flavie Florence Francisca Georgette Gerarda Hilda Honorine Ida Idalie Irena Isabella Jeanne Joanna
  Johanna Josephina Judith Juliana Justina Laura Leontine Louisa Lucie Lydie Marceline Marguerite Marina Melanie
  Monica Nelly Octavie Odile Palmyre Paula Paulina Prudence Regina Reine Renilde Rosa Sabina Scholastica Sophie
  Theresia Urbanie Valentine Valerie Victorine Vitalie Yvonne Zenobie Zulma`);

const listed = byFrequency(
  `
  Peeters Vandenbroucke Vandamme Declercq Vanhoutte Desmet Lievens Deceuninck Vermeulen Maertens Debruyne Claeys
  Vandewalle Verhaeghe Devos Dewulf Vanneste Vercruysse Goethals Devriendt Bossaert Decroos Lefevere Dejonghe Gheysens
  Vandenberghe Vanhee Depuydt Ameloot Baelde Cappelle Catteeuw Coene Coppens Cornillie Crombez D'Hondt De_Backer
  De_Baere De_Bruyne De_Cock De_Coninck De_Keyser De_Meester De_Meyer De_Roo De_Smedt De_Vos De_Wilde De_Witte Debaene
  Debeuf Debacker Debergh Deblauwe Deboosere Debuysere Declerck Decramer Dedeyne Dedrie Defever Degroote Dehaene
  Dekeyser Delameilleure Delanote Delbaere Deleu Delva Demeulenaere Demey Demolder Denolf Denys Deprez Deraedt
  Dermaut Desodt Dessein Devacht Devaere Devlieger Devloo Devolder Dewaele Dewitte Deweerdt Deweirdt Dochy Dumortier
  Durnez Dupont Feys Fiers Forret Garreyn Geldhof Ghesquiere Ghyselen Gryson Hauspie Heugebaert Hoflack Hosten Houwen
  Huyghe Impens Inghelram Janssens Jonckheere Joye Kesteloot Kindt Knockaert Laga Lahousse Lamaire Lambrecht Lampaert
  Leroy Leuridan Logghe Loncke Loones Louwagie Maes Mahieu Malfait Mergaert Merlevede Messiaen Minne Moerman Mortier
  Muylle Neirynck Noyez Notredame Nuytten Olivier Oreel Ost Outtier Paret Parret Pattyn Pauwels Pecceu Penninck
  Persyn Pillen Pinte Platteeuw Plovie Popelier Pyck Quaghebeur Ramon Reynaert Rommelaere Roose Rosseel Rosseeuw
  Ruyssen Samyn Santy Schoutteten Seghers Simoen Slosse Sobry Soenen Spillebeen Staelens Steen Sticker Stragier
  Struye Swaels Swertvaegher Sys Tahon Tavernier Temmerman Thevelin Tilleman Top Torreele Tytgat Uyttenhove
  Van_Acker Van_Damme Van_de_Velde Van_den_Berghe Van_der_Meersch Van_Eecke Van_Hove Van_Poucke Vanbeselaere
  Vancoillie Vandaele Vandecasteele Vandekerckhove Vandelanotte Vandenabeele Vandenbulcke Vandenbussche Vandendriessche
  Vanderhaeghe Vanderheyden Vandermarliere Vandermeersch Vandevelde Vandevoorde Vandewynckele Vandromme Vanelslande
  Vangheluwe Vanhaverbeke Vanhecke Vanhollebeke Vanhoucke Vanlerberghe Vanmarcke Vannieuwenhuyse Vanoverbeke
  Vanraes Vanslambrouck Vanthournout Vantomme Vanwalleghem Vanwynsberghe Verbeke Verbrugghe Vercoutter Verdonck
  Vereecke Verfaillie Vergote Verhelst Verhulst Vermeersch Vermote Verplancke Verschaeve Versavel Verschoore Verstraete
  Vervaecke Verwaerde Veys Vieren Viaene Vlaeminck Voet Vulsteke Waeyaert Werbrouck Willaert Windels Woestyn Wullus
  Wybo Wyffels Wylin Ypermans Zwaenepoel`,
  30,
);

const grounds = nameList(`
  Abeele Aerde Beke Berghe Bilcke Boogaerde Bossche Broeck Broucke Brugghe Bulcke Bussche Casteele Dael Driessche Dorpe
  Eecke Elst Elzen Eynde Gheynst Gracht Haeghe Haute Heede Heuvel Heyde Hoeve Hoorne Houte Hulst Kerckhove Linde
  Maele Meersch Meulebroecke Moortele Mote Neste Oostende Outryve Perre Plaetse Poele Putte Sande Schuere Sompele
  Steene Straete Velde Vyver Walle Waeter Weghe Wiele Winckele Woestyne Wouwere Zande Zype`);
const beforeGround = nameList('Van_den_ Van_der_ Van_de_ Vanden Vander Vande Ver Uyt_den_ Ten_');
const crafts = nameList(`
  Backer Blieck Bleecker Boeck Brouwer Caluwe Clerck Coster Cuyper Decker Deurwaerder Graeve Groote Hamer Herdt Keyser
  Ketelaere Leersnyder Letter Lange Maeyer Messemaecker Mulder Muynck Naeyer Pauw Peuter Pottere Praetere Ridder Ruyter
  Saedeleer Schepper Schryver Sitter Smedt Schuyter Slager Spiegelaere Steur Tollenaere Veirman Vogel Vriese Vrieze
  Wachter Waele Wever Winter Wispelaere Wolf Zutter Zwarte`);
const fathers = nameList(`
  Adriaen Aernout Baert Bartel Boudewyn Casier Christiaen Claey Colin Corneli Daniel Dierick Eeckhout Everaert Gheeraert
  Gillis Goeman Govaert Hendrick Hubrecht Huyge Jacob Joosten Lambrecht Laurey Lieven Lippen Maerten Matthy Meeus
  Michiel Nickla Pauwel Philip Pieter Reyn Robbrecht Rogge Roelandt Sander Servaes Symoen Thys Tobback Vincke Walraevens
  Wauter Willem Wouter`);

function composed(random: Random): string {
  const kind = random.fraction();
  if (kind < 0.5) {
    const before = random.pick(beforeGround);
    const ground = random.pick(grounds);
    return before.endsWith(' ') ? before + ground : before + ground.toLowerCase();
  }
  if (kind < 0.8) {
    const craft = random.pick(crafts);
    return random.chance(0.5) ? `De ${craft}` : `De${craft.toLowerCase()}`;
  }
  return `${random.pick(fathers)}${random.pick(['s', 'sens', ''])}`;
}

/** Also for the walloon registers of the same country: clerks of both languages wrote both. */
export const flemishSpellings: readonly SpellingRule[] = [
  [/^Van den ?(?=[A-Z])/, 'Vanden '],
  [/^Vanden(?=[a-z])/, 'Van den '],
  [/^Vander(?=[a-z])/, 'Van der '],
  [/^Van(?=[a-z]{4})/, 'Van '],
  [/^De (?=[A-Z])/, 'De'],
  [/ck/, 'k'],
  [/gh/, 'g'],
  [/ae/, 'aa'],
  [/uy/, 'ui'],
  [/y/, 'ij'],
  [/sch(?=e|$)/, 's'],
  [/dt$/, 't'],
  [/f$/, 'ff'],
  [/ij/, 'y'],
  [/^K/, 'C'],
  [/z$/, 's'],
];
const tidy = (name: string) =>
  name
    .replace(
      /^(Vanden|Van den|Van der|Van|De) (?!den |der |de )([a-z])/,
      (_, before, letter) => `${before} ${letter.toUpperCase()}`,
    )
    .replace(/^De([A-Z])/, (_, letter) => `De${letter.toLowerCase()}`);
const respelled = spellingBy(flemishSpellings);

export const flemish: Culture = {
  boys,
  girls,
  secondNames: 0.62,
  thirdNames: 0.18,
  otherNames: byFrequency(`
    Cornelius Josephus Maria Joannes Ludovicus Franciscus Henricus Camillus Gerardus Julius Augustus Emilius Aloysius
    Petrus Jacobus Benedictus Leonardus Amandus Antonius Theophilus Desiderius Eduardus Victor Corneel Jozef`),
  familyName: listedOrComposed(listed, composed, 0.62),
  variantOf: (name, random) => {
    const variant = respelled(name, random);
    return variant === null ? null : tidy(variant);
  },
  wivesTakeName: false,
};

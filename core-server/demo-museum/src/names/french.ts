import type { Random } from '../random/Random.ts';
import {
  byFrequency,
  type Culture,
  composedOf,
  listedOrComposed,
  nameList,
  type SpellingRule,
  spellingBy,
  withoutAccents,
} from './Culture.ts';

const boys = byFrequency(`
  Jean Louis Joseph Henri Pierre Georges Émile Charles Albert Paul Marcel Auguste Jules Eugène René Léon Lucien Maurice
  François Alphonse Ernest Gaston Edmond Fernand Gustave Victor Alfred Édouard Camille Arthur Adolphe André Raymond
  Antoine Armand Théophile Désiré Achille Aimé Alexandre Amédée Anatole Ange Anselme Aristide Augustin Baptistin
  Barthélemy Basile Benjamin Benoît Bernard Blaise Célestin César Claude Clément Constant Cyprien Daniel David Denis
  Dominique Élie Élisée Emmanuel Étienne Félicien Félix Ferdinand Firmin Florent Florimond Gabriel Germain Gilbert
  Gratien Guillaume Hector Hilaire Hippolyte Honoré Hubert Isidore Jacques Jean-Baptiste Jean-Marie Jérôme Justin
  Laurent Lazare Léandre Léonce Léopold Louis-Marie Marius Martial Mathieu Mathurin Maxime Médard Michel Narcisse
  Nicolas Octave Omer Onésime Oscar Philibert Philippe Placide Prosper Raoul Raphaël Rémi Robert Roger Romain Sébastien
  Séraphin Simon Stanislas Sylvain Théodore Théodule Timothée Toussaint Urbain Valentin Victorien Vincent Xavier Yves`);
const girls = byFrequency(`
  Marie Jeanne Louise Marguerite Germaine Alice Madeleine Suzanne Juliette Yvonne Berthe Augustine Léontine Joséphine
  Eugénie Emma Angèle Blanche Marthe Lucie Clémence Adèle Adrienne Agathe Aimée Albertine Alexandrine Aline Alphonsine
  Amélie Anaïs Andrée Antoinette Appoline Armande Aurélie Béatrice Cécile Célestine Céline Charlotte Claire Clotilde
  Constance Delphine Denise Désirée Élisa Élise Élodie Émilie Ernestine Estelle Eulalie Euphrasie Félicie Fernande
  Flore Florentine Françoise Gabrielle Geneviève Georgette Gilberte Hélène Henriette Hermance Hortense Ida Irène Irma
  Isabelle Jacqueline Jeannette Julie Laure Léonie Lucienne Lydie Marcelle Mathilde Mélanie Noémie Octavie Odette Odile
  Olympe Palmyre Paule Pauline Philomène Rachel Raymonde Régine Renée Rosalie Rose Sidonie Simone Solange Sophie
  Stéphanie Thérèse Valentine Victorine Virginie Zélie Zoé`);

const walloonListed = byFrequency(
  `
  Dubois Lambert Dupont Martin Simon Leroy Laurent Denis Lejeune François Gérard Dumont Leclercq Lefèvre Renard Mathieu
  Henry Thiry Collard Adam Noël Bodart Dethier Charlier Delvaux Collignon Hubert Lecocq Marchal Gilles Guillaume
  Wauters Toussaint Rousseau Michel Remy Fontaine Evrard Delcourt Bastin Bertrand Gillet Pirard Pierard Petit Marlier
  Massart Legrand Jacquemin Goffin Thomas Servais Poncelet Servotte Delfosse Delhaye Delmotte Deltour Demoulin Deprez
  Detry Dewandre Docquier Doyen Drion Dufour Dufrane Dupuis Falise Fauconnier Fievet Flament Gaspard Georges Gobert
  Godfroid Graindorge Grandjean Hallet Hanquet Hanse Hardy Hennebert Herman Hermant Honnay Jadot Jacobs Jamart Jeanmart
  Labarre Lacroix Lahaye Lallemand Laloux Latour Leblanc Lebrun Ledent Ledoux Lemaire Lemoine Lenoir Lhoest Libert
  Liégeois Lombard Loriaux Louis Maquet Marcq Maréchal Marique Masson Mélon Meurisse Michaux Moreau Mouton Namur
  Nicaise Nisol Noirhomme Notte Orban Pairoux Paquay Paquot Parmentier Pasquier Pirotte Piette Piron Polet Quinet
  Raskin Rasquin Regnier Rigaux Robert Rouard Roland Romain Rosier Sacré Sauvage Scutenaire Stassart Stiévenart
  Tasiaux Thonon Tilmant Tonglet Urbain Vandevelde Vigneron Vilain Walravens Warnier Wéry Wilmotte Yernaux Zicot`,
  25,
);
const frenchListed = byFrequency(
  `
  Martin Bernard Thomas Petit Robert Richard Durand Dubois Moreau Laurent Simon Michel Lefebvre Leroy Roux David
  Bertrand Morel Fournier Girard Bonnet Dupont Lambert Fontaine Rousseau Vincent Muller Lefèvre Faure André Mercier Blanc
  Guérin Boyer Garnier Chevalier François Legrand Gauthier Garcia Perrin Robin Clément Morin Nicolas Henry Roussel
  Mathieu Gautier Masson Marchand Duval Denis Dumont Marie Lemaire Noël Meyer Dufour Meunier Brun Blanchard Giraud
  Joly Rivière Lucas Brunet Gaillard Barbier Arnaud Martinez Gérard Roche Renard Schmitt Roy Leroux Colin Vidal Caron
  Picard Roger Fabre Aubert Lemoine Renaud Dumas Lacroix Olivier Philippe Bourgeois Pierre Benoît Rey Leclerc Payet
  Rolland Leclercq Guillaume Lecomte Lopez Jean Dupuy Guillot Hubert Berger Carpentier Sanchez Dupuis Moulin Louis
  Deschamps Huet Vasseur Perez Boucher Fleury Royer Klein Jacquet Adam Paris Poirier Marty Aubry Guyot Carré Charles
  Renault Charpentier Ménard Maillard Baron Bertin Bailly Hervé Schneider Fernandez Le_Gall Collet Léger Bouvier Julien
  Prévost Millet Perrot Daniel Le_Roux Cousin Germain Breton Besson Langlois Rémy Le_Goff Pelletier Lévêque Perrier
  Leblanc Barré Lebrun Marchal Weber Mallet Hamon Boulanger Jacob Monnier Michaud Rodriguez Guichard Gillet Étienne
  Grondin Poulain Tessier Chevallier Collin Chauvin Da_Silva Bouchet Gay Lemaître Bénard Maréchal Humbert Reynaud Antoine
  Hoarau Perret Barthélemy Cordier Pichon Lejeune Gilbert Lamy Delaunay Pasquier Carlier Laporte Briand Kerbrat Le_Bihan
  Le_Bras Quéméner Kervella Guéguen Tanguy Le_Meur Corre Riou Madec Salaün Abgrall Floc'h Jaouen Cadiou Guillou Morvan
  Delattre Delannoy Delacroix Delcroix Desmarets Despretz Ducrocq Dubus Flahaut Hennequin Lheureux Petitprez Wattel`,
  25,
);

const givens = nameList(`
  Bast Bertr Col Dom Ferr Fran Gaud Ger Gill God Guill Guy Hug Jacqu Jann Jos Laur Mart Math Mich Nic Per Phil Raym
  Ren Rob Rol Sim Thém Thom Vinc`);
const endings = nameList('ard aud eau el elet elin enet et ier in ineau on onnet ot oud oux');
const ofMen = composedOf(
  'Beau Bel Bon Clair Grand Haut Long Mal Neuf Petit Vieux Du Le_ Du_',
  'bois champ clos court four lac mont moulin pas plank port pré puits rieux sart val vivier',
);
const ofWomen = composedOf(
  'Belle Haute Longue Grande De_la_ La_',
  'croix fontaine fosse haie lande mare motte place rive rivière roche rue tour vigne ville voye',
);

function composed(random: Random): string {
  if (random.chance(0.5)) return random.pick(givens) + random.pick(endings);
  const name = random.chance(0.6) ? ofMen(random) : ofWomen(random);
  return name.replace(/ \p{Ll}(?=\p{L}*$)/u, (letter) => letter.toUpperCase());
}

const spellings: readonly SpellingRule[] = [
  [/[éèêëïîôçû]/, ''],
  [/èvre/, 'ebvre'],
  [/ebvre/, 'èvre'],
  [/cq$/, 'c'],
  [/eau$/, 'au'],
  [/ault$/, 'aud'],
  [/x$/, ''],
  [/ll/, 'l'],
  [/tt/, 't'],
  [/nn/, 'n'],
  [/^De la /, 'Dela '],
  [/ez$/, 'et'],
  [/y$/, 'i'],
];
const respelled = spellingBy(spellings);
const variantOf: Culture['variantOf'] = (name, random) => {
  const plain = withoutAccents(name);
  if (plain !== name && random.chance(0.6)) return plain;
  const variant = respelled(plain, random);
  return variant === null || variant === name ? null : variant;
};

const shared = { boys, girls, secondNames: 0.72, thirdNames: 0.4, variantOf, wivesTakeName: false } as const;

export const french: Culture = { ...shared, familyName: listedOrComposed(frenchListed, composed, 0.66) };
export const walloon: Culture = { ...shared, familyName: listedOrComposed(walloonListed, composed, 0.66) };

/** Families of Québec and Acadia, with their old given names. */
export const frenchCanadian: Culture = {
  ...shared,
  secondNames: 0.5,
  thirdNames: 0.1,
  familyName: listedOrComposed(
    byFrequency(
      `
      Tremblay Gagnon Roy Côté Bouchard Gauthier Morin Lavoie Fortin Gagné Ouellet Pelletier Bélanger Lévesque Bergeron
      Leblanc Paquette Girard Simard Boucher Caron Beaulieu Cloutier Dubé Poirier Fournier Lapointe Leclerc Lefebvre
      Thibault St-Pierre Nadeau Martel Landry Martin Richard Grenier Lessard Bédard Bernier Gendron Boudreau Arsenault
      Cormier Gallant Robichaud Savoie Comeau LeBlanc Doucet Desjardins Charbonneau Lalonde Desrosiers Villeneuve`,
      15,
    ),
    composedOf(
      'La Des Saint- Beau Belle Bon',
      'fleur liberté rose marais croix rivière forêt montagne ruisseau pré fontaine tour roche',
    ),
    0.85,
  ),
};

import { foldName } from './foldName.ts';

/** First names of the war generation that the lists in Dutch, French, German, English and Slovene have most often. */
const commonGivenNames = `
  Jan Johan Johannes Jozef Jef Petrus Pieter Piet Frans Franciscus Karel Carolus Lodewijk Louis Alfons Alphonse Achiel
  Achille August Auguste Augustinus Aloïs Aimé Albert Alfred Arthur Camiel Camille Cyriel Cyrille Constant Cornelis Daniël
  David Désiré Edmond Edouard Eduard Emiel Emile Ernest Eugène Evarist Ferdinand Félix Fernand Florent François Frédéric
  Frederik Gaston Georges Gerard Gérard Germain Gilbert Gustaaf Gustave Guillaume Hector Hendrik Henri Hilaire Hippolyte
  Honoré Hubert Isidoor Isidore Jacques Jacob Jean Jean-Baptiste Jérôme Joannes Joseph Jules Julien Justin Lambert Laurent
  Léon Leo Leopold Lucien Marcel Maria Marie Maurits Maurice Médard Michel Nestor Nicolas Norbert Octaaf Octave Odilon
  Omer Oscar Paul Philippe Pierre Prosper Raymond Remi Remy René Richard Robert Roger Rogier Romain Simon Theofiel
  Théophile Théodore Valentin Valère Victor Willem Yvon Adolf Adolphe Alexandre André Anton Antoine Antoon Armand Clément
  Denis Edgard Elie Etienne Firmin Gabriel Marius Noël Raoul Adrien Charles Claude Eloi Fortuné Urbain
  Alois Andreas Bernhard Blasius Christian Emil Erich Ernst Erwin Franz Friedrich Fritz Georg Gottfried Gregor Hans
  Heinrich Hermann Hugo Ignaz Jakob Johann Josef Julius Karl Kaspar Konrad Leonhard Lorenz Ludwig Lukas Markus Martin
  Mathias Matthias Matthäus Max Maximilian Michael Nikolaus Oskar Otto Peter Philipp Rudolf Sebastian Stefan Stephan
  Theodor Thomas Valentin Viktor Vinzenz Walter Walther Wenzel Wilhelm Wolfgang Adalbert Albin Ambros Bartholomäus
  Benedikt Cyrill Damian Dominik Engelbert Florian Gustav Isidor Kilian Klement Koloman Melchior Method Oswald Primus
  Raimund Rochus Roman Rupert Silvester Stanislaus Sylvester Urban Veit Vitus
  Ivan Janez Jože Anton Andrej Franc Jernej Matija Miha Mihael Marko Milan Stanko Štefan Tomaž Josip Jurij Jure
  Alan Alexander Alec Allan Andrew Archibald Benjamin Bertram Bert Cecil Christopher Clarence Claude Cyril Donald Douglas
  Duncan Edgar Edward Edwin Eric Francis Frank Fred Frederick George Geoffrey Gerald Gordon Harold Harry Henry Herbert
  Horace Hugh James Jack Jim John Joe Kenneth Lawrence Leonard Leslie Lewis Neil Norman Oliver Patrick Percy Philip Ralph
  Reginald Robert Ronald Samuel Sidney Stanley Stephen Sydney Thomas Tom Vincent Walter Wilfred William Willie Bill
  Anna Anne Alice Barbara Bertha Catherine Charlotte Clara Edith Elisabeth Elizabeth Emma Florence Germaine Helena Irma
  Jeanne Johanna Josephine Julia Julie Juliette Katharina Louise Lucie Ludovica Madeleine Marguerite Margaretha Martha
  Mary Mathilde Pauline Rosalie Rose Sidonie Sophie Theresia Virginie Zoë Agnes Alida Amelia Bridget Ellen Emily Ethel
  Margaret Nellie Sarah Adelaide Angela Augusta Emilie Hélène Stephanie`;

const folded = new Set(commonGivenNames.trim().split(/\s+/).map(foldName));

/** Whether a folded word is a common first name, so that the word beside it must be the family name. */
export function isCommonGivenName(foldedWord: string): boolean {
  return folded.has(foldedWord);
}

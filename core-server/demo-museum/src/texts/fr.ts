import { phrases } from './Phrase.ts';
import type { Phrasebook } from './situations.ts';

export const fr: Phrasebook = {
  parents: phrases(`
    [Fils|Fille] de {father} et de {mother}.
    [Fils|Fille] de {father}, {fathersTrade}, et de {mother}.
    Parents : {father} et {mother}, domiciliés {inHome}.
    [Fils|Fille] de feu {lateFather} et de {mother}.`),
  family: phrases(`
    Issu[|e] d'une famille de {children} enfants.
    L'un[|e] des {children} enfants de la famille.
    Élevé[|e] par ses grands-parents {inHome}.
    La famille était originaire {fromHome}.`),
  married: phrases(`
    Marié[|e] à {spouse}.
    Marié[|e] à {spouse}, dont {offspring} enfants.`),
  single: phrases(`
    Célibataire ; vivait chez sa mère.
    Célibataire.`),
  nextOfKin: phrases(`
    La famille n'apprit la nouvelle que des mois plus tard.
    Avis de décès adressé à sa mère, {mother}, {street}.
    Ses effets furent remis à son père, {livingFather}.`),
  familyLoss: phrases(`
    Son frère {sibling} figure aussi sur la liste des noms.
    La famille perdit plus d'un enfant à la guerre.`),
  born: phrases(`
    Acte de naissance dressé sur la déclaration du père, {fathersTrade}.
    Baptisé[|e] à l'église paroissiale.`),
  school: phrases(`
    Quitta l'école à {age} ans.
    Reçut un prix de bonne conduite.
    Ne fréquentait l'école que l'hiver.
    Obtint son certificat d'études.`),
  work: phrases(`
    Profession déclarée : {trade}.
    Reprit l'atelier de son père.
    Travaillait à la journée.
    Commença à travailler à douze ans.`),
  home: phrases(`
    Y habitait avec sa famille.
    Adresse donnée au dernier recensement.
    {ifBelgian}La maison fut entièrement détruite.`),
  fugitive: phrases(`
    Prit la fuite devant les bombardements, une charrette pour tout bagage.
    Recueilli[|e] par un comité de secours aux réfugiés.
    Revint en 1919 dans un village en ruines.
    Trouva du travail dans une usine de munitions.`),
  evacuated: phrases(`
    Évacué[|e] d'office avec les habitants de la commune.
    Emmené[|e] avec une colonie scolaire.
    Évacué[|e] en camion militaire.`),
  deported: phrases(`
    Réquisitionné[|e] pour le travail forcé.
    Déporté[|e] après une rafle sur la place du marché.
    Rentra malade et épuisé[|e].`),
  moved: phrases(`
    {ifMarried}S'y installa après le mariage.
    Y vint chercher du travail.`),
  marriage: phrases(`
    Le mariage fut célébré à l'église paroissiale.
    Le couple eut {offspring} enfants.`),
  peacetime: phrases(`
    Fit son service militaire en {year}.
    Sous les drapeaux dès avant la guerre.`),
  volunteered: phrases(`
    Engagé volontaire pour la durée de la guerre.
    S'engagea avec des camarades du village.`),
  conscripted: phrases(`
    Appelé avec sa classe.
    Rappelé à l'activité.`),
  service: phrases(`
    Servit au {regiment}.
    Monta en ligne {nearPlace}.
    Brancardier à sa compagnie.
    Agent de liaison.
    Au repos {inRear} avant l'attaque.`),
  postedTo: phrases(`
    Arriva en renfort du dépôt.`),
  attachedTo: phrases(`
    Détaché auprès du génie.
    Détaché comme interprète.`),
  renumbered: phrases(`
    Reçut un nouveau numéro matricule.`),
  transferred: phrases(`
    Passé au {regiment}.
    Changea de corps après sa convalescence.`),
  promoted: phrases(`
    Promu sur le champ de bataille.
    Nommé après un stage à l'arrière.`),
  jailed: phrases(`
    Emprisonné[|e] pour avoir caché des soldats.
    Condamné[|e] par un tribunal de l'occupant.`),
  captured: phrases(`
    Fait prisonnier {nearPlace}.
    Interné jusqu'à l'armistice.
    Recevait des colis de la Croix-Rouge.`),
  wounded: phrases(`
    Blessé au cours d'une patrouille.
    Blessé à l'attaque {nearPlace}.
    Resta à son poste malgré sa blessure.`),
  woundedAgain: phrases(`
    Blessé pour la deuxième fois.`),
  hospital: phrases(`
    Hospitalisé[|e] ({hospital}).
    Évacué par train sanitaire.
    Rejoignit son corps après six semaines.`),
  illness: phrases(`
    Hospitalisé[|e] pour pieds gelés.
    Hospitalisé[|e] pour bronchite.`),
  fell: phrases(`
    Tué à l'ennemi {nearPlace}.
    Frappé par une balle en montant à l'assaut.
    Tué par un tireur isolé.
    Tomba en portant secours à un camarade.`),
  shelled: phrases(`
    Tué par un obus tombé sur son abri.
    Tué par un éclat d'obus pendant la relève.
    Enseveli dans sa tranchée.`),
  gassedByCloud: phrases(`
    Mort des suites d'une attaque au gaz.
    Surpris par la nappe de chlore.`),
  gassedByShells: phrases(`
    Mort des suites d'une attaque au gaz.
    Intoxiqué par l'ypérite.`),
  missing: phrases(`
    Disparu {nearPlace} ; décès constaté par jugement.
    Vu pour la dernière fois {nearPlace}.`),
  diedOfWounds: phrases(`
    Mort des suites de ses blessures ({hospital}).
    Succomba peu après son arrivée à l'ambulance.`),
  accident: phrases(`
    Tué accidentellement par l'explosion d'une grenade.
    Noyé dans la plaine inondée.`),
  diedInCamp: phrases(`
    Mort en captivité.
    Mort d'épuisement dans un camp de travail.`),
  shotAtDawn: phrases(`
    Condamné par un conseil de guerre et fusillé.`),
  civilianShelled: phrases(`
    Tué[|e] chez [lui|elle] par un obus.
    Tué[|e] dans la rue pendant un bombardement.
    Mort[|e] dans l'effondrement de la cave où s'abritaient les voisins.`),
  civilianBombed: phrases(`
    Tué[|e] par une bombe d'avion sur la place du marché.
    Tué[|e] lors d'un bombardement aérien nocturne.`),
  civilianGassed: phrases(`
    Surpris[|e] par le gaz dérivant au-delà des lignes.`),
  massacre: phrases(`
    Fusillé[|e] avec d'autres habitants lors de l'invasion.
    Victime des représailles d'août 1914.`),
  executed: phrases(`
    Condamné[|e] à mort pour espionnage et fusillé[|e].`),
  forcedLabour: phrases(`
    Mort[|e] des privations du travail forcé.
    Mort[|e] peu après son retour du camp.`),
  exileEnded: phrases(`
    Mort[|e] en exil.
    Mort[|e] dans un foyer de réfugiés.`),
  explosive: phrases(`
    Tué[|e] en déplaçant un obus.
    Heurta un obus non éclaté en labourant.`),
  buried: phrases(`
    Inhumé par ses camarades.
    La tombe porta d'abord une croix de bois.`),
  reburied: phrases(`
    Corps transféré lors du regroupement des tombes.
    Inhumé d'abord {inPlace}.`),
  wallOfNames: phrases(`
    Nom gravé sur {panel}.
    N'a pas de tombe connue.`),
  villagePlate: phrases(`
    Nom gravé sur le monument de la commune.
    Nom lu chaque 11 novembre.`),
  decorated: phrases(`
    Pour sa bravoure et son dévouement sous le feu.
    A ramené trois blessés sous un violent bombardement.
    A tenu son poste malgré sa blessure.
    Belle conduite pendant toute la campagne.`),
  afterwards: phrases(`
    Rentra {toPlace} après la guerre.
    Parla rarement de la guerre.
    Membre de l'association des anciens combattants.`),
  kept: phrases(`
    La famille conserve un paquet de lettres des années de guerre.
    Une classe a raconté cette vie.`),
  keptSoldier: phrases(`
    La famille conserve un paquet de lettres du front.
    Une photographie en uniforme a été confiée par une petite-nièce.
    Une classe a raconté cette vie.`),
};

import type { HardWords } from './hardWord.ts';

export const hardWords: HardWords = {
  armistice: {
    forms: ['armistice'],
    means: 'Le jour où les deux camps arrêtent de se battre.',
  },
  barbed_wire: {
    forms: ['barbelé', 'barbelés', 'fil barbelé', 'fils barbelés', 'fils de fer barbelés'],
    means: 'Un fil avec des pointes, pour que personne ne passe.',
  },
  bombardment: {
    forms: ['bombardement', 'bombardements'],
    means: 'Quand beaucoup de bombes ou d’obus tombent au même endroit.',
  },
  bunker: {
    forms: ['bunker', 'bunkers', 'blockhaus', 'abri de béton', 'abris de béton'],
    means: 'Un abri avec des murs épais, souvent en béton.',
  },
  cemetery: {
    forms: ['cimetière', 'cimetières'],
    means: 'Un endroit avec des tombes. Beaucoup de soldats y sont ensemble.',
  },
  colony: {
    forms: ['colonie', 'colonies'],
    means: 'Un pays commandé par un autre pays, très loin.',
  },
  death_penalty: {
    forms: ['peine de mort', 'condamné à mort', 'condamnés à mort'],
    means: 'La punition la plus dure : celui qui la reçoit doit mourir.',
  },
  deported: {
    forms: ['déporté', 'déportée', 'déportés', 'déportées'],
    means: 'Emmené de force dans un autre endroit.',
  },
  enemy: {
    forms: ['ennemi', 'ennemie', 'ennemis', 'ennemies'],
    means: 'Ceux contre qui on se bat dans une guerre.',
  },
  explosives: {
    forms: ['explosif', 'explosifs'],
    means: 'Une matière que l’on peut faire exploser.',
  },
  fallen: {
    forms: ['mort au combat', 'morts au combat', 'tombé au combat', 'tombés au combat'],
    means: 'Mort comme soldat pendant un combat.',
  },
  field_hospital: {
    forms: ['hôpital de campagne', 'hôpitaux de campagne', 'hôpital militaire'],
    means: 'Un hôpital pour les soldats, souvent sous des tentes, près du front.',
  },
  front: {
    forms: ['front', 'fronts', 'ligne de front'],
    means: 'L’endroit où les armées se battent.',
  },
  gas: {
    forms: ['gaz', 'gaz toxique'],
    means: 'Un nuage de poison. Le respirer rendait malade ou tuait.',
  },
  memorial: {
    forms: ['monument', 'monuments', 'mémorial', 'mémoriaux'],
    means: 'Une construction ou une pierre pour ne pas oublier des gens.',
  },
  mine: {
    forms: ['mines'],
    means: 'Des explosifs cachés dans la terre.',
  },
  missing: {
    forms: ['porté disparu', 'portés disparus', 'portée disparue', 'disparu au combat', 'disparus au combat'],
    means: 'Personne ne sait où il est.',
  },
  occupation: {
    forms: ['occupation', 'ville occupée', 'pays occupé', 'zone occupée'],
    means: 'Des soldats d’un autre pays y commandent.',
  },
  officer: {
    forms: ['officier', 'officiers'],
    means: 'Dans l’armée, celui qui donne des ordres aux soldats.',
  },
  prisoner_of_war: {
    forms: ['prisonnier de guerre', 'prisonniers de guerre', 'prisonnier', 'prisonniers'],
    means: 'Un soldat attrapé et gardé par l’ennemi.',
  },
  refugee: {
    forms: ['réfugié', 'réfugiée', 'réfugiés', 'réfugiées'],
    means: 'Quelqu’un qui doit quitter sa maison parce que c’est dangereux.',
  },
  shell: {
    forms: ['obus', 'grenade', 'grenades'],
    means: 'Une sorte de bombe tirée par un canon.',
  },
  sluice: {
    forms: ['écluse', 'écluses'],
    means: 'Une grande porte dans l’eau, que l’on ouvre et que l’on ferme.',
  },
  trench: {
    forms: ['tranchée', 'tranchées'],
    means: 'Un passage profond et étroit dans la terre, où les soldats s’abritaient.',
  },
  unknown_soldier: {
    forms: ['soldat inconnu', 'soldats inconnus'],
    means: 'Un soldat mort dont personne ne connaît le nom.',
  },
  volunteer: {
    forms: ['volontaire', 'volontaires'],
    means: 'Quelqu’un qui fait une chose sans y être obligé.',
  },
};

import type { HardWords } from './hardWord.ts';

export const hardWords: HardWords = {
  armistice: {
    forms: ['armistice'],
    means: 'The day when both sides stop fighting.',
  },
  barbed_wire: {
    forms: ['barbed wire'],
    means: 'Wire with sharp points, so that nobody can get through.',
  },
  bombardment: {
    forms: ['bombardment', 'bombardments', 'shelling'],
    means: 'When a great many bombs or shells fall on one place.',
  },
  bunker: {
    forms: ['bunker', 'bunkers', 'pillbox'],
    means: 'A shelter with thick walls, often made of concrete.',
  },
  cemetery: {
    forms: ['cemetery', 'cemeteries'],
    means: 'A place with graves. Many soldiers lie there together.',
  },
  colony: {
    forms: ['colony', 'colonies'],
    means: 'A country that is ruled by another country far away.',
  },
  death_penalty: {
    forms: ['death penalty', 'sentenced to death', 'condemned to death'],
    means: 'The hardest punishment: whoever got it had to die.',
  },
  deported: {
    forms: ['deported', 'taken away by force'],
    means: 'Taken to another place, even though you did not want to go.',
  },
  enemy: {
    forms: ['enemy', 'enemies'],
    means: 'The people you fight against in a war.',
  },
  explosives: {
    forms: ['explosive', 'explosives'],
    means: 'A material that can be made to blow up.',
  },
  fallen: {
    forms: ['killed in action', 'fallen soldier', 'fallen soldiers'],
    means: 'Died as a soldier in a fight.',
  },
  field_hospital: {
    forms: ['field hospital', 'field hospitals', 'casualty clearing station'],
    means: 'A hospital for soldiers, often in tents and close to the fighting.',
  },
  front: {
    forms: ['front line', 'at the front', 'to the front', 'behind the front', 'from the front', 'near the front'],
    means: 'The place where the armies fight each other.',
  },
  gas: {
    forms: ['gas', 'poison gas'],
    means: 'A poisonous cloud. Whoever breathed it in fell ill or died.',
  },
  memorial: {
    forms: ['memorial', 'memorials', 'monument', 'monuments'],
    means: 'A building or stone that helps us remember people.',
  },
  mine: {
    forms: ['mine explosion', 'mines exploded', 'nineteen mines'],
    means: 'Explosives that are hidden in the ground.',
  },
  missing: {
    forms: ['missing'],
    means: 'Nobody knows where he or she is.',
  },
  occupation: {
    forms: ['occupation', 'occupied'],
    means: 'Soldiers from another country are in charge there.',
  },
  officer: {
    forms: ['officer', 'officers'],
    means: 'Somebody in the army who tells the soldiers what to do.',
  },
  prisoner_of_war: {
    forms: ['prisoner of war', 'prisoners of war', 'prisoner', 'prisoners'],
    means: 'A soldier who has been caught by the enemy.',
  },
  refugee: {
    forms: ['refugee', 'refugees'],
    means: 'Somebody who has to leave home because it is dangerous there.',
  },
  shell: {
    forms: ['shell', 'shells'],
    means: 'A kind of bomb that is fired from a big gun.',
  },
  sluice: {
    forms: ['sluice', 'sluices', 'sluice gate', 'sluice gates', 'lock gates'],
    means: 'A big gate in the water that can be opened and closed.',
  },
  trench: {
    forms: ['trench', 'trenches'],
    means: 'A deep, narrow passage in the ground where soldiers took cover.',
  },
  unknown_soldier: {
    forms: ['unknown soldier', 'unknown soldiers'],
    means: 'A dead soldier whose name nobody knows.',
  },
  volunteer: {
    forms: ['volunteer', 'volunteers'],
    means: 'Somebody who does something without having to.',
  },
};

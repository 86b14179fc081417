import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { importNames as nl } from './importNames.nl.ts';

export const importNames = {
  places_one: '{count, number} place that nobody knows by this name',
  places_other: '{count, number} places that nobody knows by these names',
  placesHint:
    'Say which place is meant. A place of the museum is remembered for every list that says the same; what only the gazetteer knows goes into the rules of this list and becomes a new place at that position. The others become new places, which are given a position later.',
  isPlace: 'is {name}',
  mayBeSeveral: 'may be several',
  willBeNew: 'becomes a new place',
  isThis: 'It is this one',
  isThisOf: '{name} is {place}',
  noCandidates:
    'Neither the museum nor the gazetteer knows a place of such a name. The import makes a new place of it.',
  otherPlace: 'Another place',
  units_one: '{count, number} regiment or unit of which it is not certain which is meant',
  units_other: '{count, number} regiments and units of which it is not certain which are meant',
  unitsHint:
    'Say which regiment or unit is meant; that goes into the rules of this list. The others stay with the person as text. Try again afterwards.',
  memorials_one: '{count, number} memorial that nobody knows by this name',
  memorials_other: '{count, number} memorials that nobody knows by these names',
  willBeThis: 'becomes a new place: {name}',
  asNewPlace: 'from the gazetteer, as a new place',
  memorialsHint:
    'Say which memorial is meant; that goes into the rules of this list. The others become new memorials. Try again afterwards.',
  willBeNewMemorial: 'becomes a new memorial',
  noMemorialCandidates: 'The museum knows no memorial of such a name, and none at that place.',
  otherMemorial: 'Another memorial',
  staysText: 'stays as text',
  noUnitCandidates: 'The museum knows no regiment or unit of such a name.',
  otherRegiment: 'Another regiment',
  otherUnit: 'Another unit',
  isNoPlace: 'is no place',
  isNoMemorial: 'is no memorial',
  isNoUnit: 'is no regiment or unit',
  noPlace: '“{name}” is no place: leave it as text',
  noMemorial: '“{name}” is no memorial: leave it out',
  noUnit: '“{name}” is no regiment or unit: leave it out',
  meant: 'What you said of names',
  meantHint: 'This stands in the rules of this list, also for whoever imports it later by the command.',
  forget: 'Take back',
  forgetOf: 'Take back what you said of {name}',
} satisfies TranslationOf<typeof nl>;

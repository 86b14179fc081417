import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { importNames as nl } from './importNames.nl.ts';

export const importNames = {
  places_one: '{count, number} Ort, den niemand unter diesem Namen kennt',
  places_other: '{count, number} Orte, die niemand unter diesen Namen kennt',
  placesHint:
    'Sagen Sie, welcher Ort gemeint ist. Ein Ort des Museums wird für jede Liste behalten, die dasselbe sagt; was nur das Ortsverzeichnis kennt, kommt in die Regeln dieser Liste und wird ein neuer Ort mit dieser Lage. Die anderen werden neue Orte, die ihre Lage später bekommen.',
  isPlace: 'ist {name}',
  mayBeSeveral: 'können mehrere sein',
  willBeNew: 'wird ein neuer Ort',
  isThis: 'Dieser ist es',
  isThisOf: '{name} ist {place}',
  noCandidates:
    'Weder das Museum noch das Ortsverzeichnis kennt einen Ort dieses Namens. Der Import macht daraus einen neuen Ort.',
  otherPlace: 'Ein anderer Ort',
  units_one: '{count, number} Regiment oder Einheit, von denen nicht sicher ist, was gemeint ist',
  units_other: '{count, number} Regimenter und Einheiten, von denen nicht sicher ist, welche gemeint sind',
  unitsHint:
    'Sagen Sie, welches Regiment oder welche Einheit gemeint ist; das kommt in die Regeln dieser Liste. Die anderen bleiben als Text bei der Person. Probieren Sie danach noch einmal.',
  memorials_one: '{count, number} Gedenkzeichen, das niemand unter diesem Namen kennt',
  memorials_other: '{count, number} Gedenkzeichen, die niemand unter diesen Namen kennt',
  willBeThis: 'wird ein neuer Ort: {name}',
  asNewPlace: 'aus dem Ortsverzeichnis, als neuer Ort',
  memorialsHint:
    'Sagen Sie, welches Gedenkzeichen gemeint ist; das kommt in die Regeln dieser Liste. Die anderen werden neue Gedenkzeichen. Probieren Sie danach noch einmal.',
  willBeNewMemorial: 'wird ein neues Gedenkzeichen',
  noMemorialCandidates: 'Das Museum kennt kein Gedenkzeichen dieses Namens und keines an diesem Ort.',
  otherMemorial: 'Ein anderes Gedenkzeichen',
  staysText: 'bleibt als Text stehen',
  noUnitCandidates: 'Das Museum kennt kein Regiment und keine Einheit dieses Namens.',
  otherRegiment: 'Ein anderes Regiment',
  otherUnit: 'Eine andere Einheit',
  isNoPlace: 'ist kein Ort',
  isNoMemorial: 'ist kein Gedenkzeichen',
  isNoUnit: 'ist weder Regiment noch Einheit',
  noPlace: '„{name}“ ist kein Ort: als Text stehen lassen',
  noMemorial: '„{name}“ ist kein Gedenkzeichen: weglassen',
  noUnit: '„{name}“ ist weder Regiment noch Einheit: weglassen',
  meant: 'Was Sie zu Namen gesagt haben',
  meantHint: 'Das steht in den Regeln dieser Liste, auch für alle, die sie später mit dem Befehl importieren.',
  forget: 'Zurücknehmen',
  forgetOf: 'Zurücknehmen, was Sie zu {name} gesagt haben',
} satisfies TranslationOf<typeof nl>;

import type { HardWords } from './hardWord.ts';

/** Words of the war that children may not know. Each form stands in a text as it is here; the first names the word. */
export const hardWords: HardWords = {
  armistice: {
    forms: ['wapenstilstand'],
    means: 'De dag waarop beide kanten stoppen met vechten.',
  },
  barbed_wire: {
    forms: ['prikkeldraad'],
    means: 'Draad met scherpe punten, zodat niemand erdoor kan.',
  },
  bombardment: {
    forms: ['bombardement', 'bombardementen'],
    means: 'Wanneer er heel veel bommen of granaten op één plek vallen.',
  },
  bunker: {
    forms: ['bunker', 'bunkers'],
    means: 'Een schuilplaats van dikke muren, vaak van beton.',
  },
  cemetery: {
    forms: ['begraafplaats', 'begraafplaatsen'],
    means: 'Een plek met graven. Veel soldaten liggen er samen.',
  },
  colony: {
    forms: ['kolonie', 'kolonies', 'koloniën'],
    means: 'Een land waar een ander, ver land de baas is.',
  },
  death_penalty: {
    forms: ['doodstraf'],
    means: 'De zwaarste straf: wie ze kreeg, moest sterven.',
  },
  deported: {
    forms: ['weggevoerd', 'weggevoerde', 'weggevoerden'],
    means: 'Meegenomen naar een andere plek, ook al wilde je dat niet.',
  },
  enemy: {
    forms: ['vijand', 'vijanden'],
    means: 'Degene tegen wie je in een oorlog vecht.',
  },
  explosives: {
    forms: ['springstof', 'springstoffen'],
    means: 'Een stof die je kunt laten ontploffen.',
  },
  fallen: {
    forms: ['gesneuveld', 'gesneuvelde', 'gesneuvelden', 'sneuvelde', 'sneuvelden', 'sneuvelen'],
    means: 'Als soldaat gestorven in een gevecht.',
  },
  field_hospital: {
    forms: ['veldhospitaal', 'veldhospitalen', 'hospitaal', 'hospitalen'],
    means: 'Een ziekenhuis voor soldaten, vaak in tenten en dicht bij het front.',
  },
  front: {
    forms: ['front', 'fronten', 'frontlijn'],
    means: 'De plek waar de legers tegen elkaar vechten.',
  },
  gas: {
    forms: ['gas', 'gifgas'],
    means: 'Een giftige wolk. Wie ze inademde, werd ziek of stierf.',
  },
  memorial: {
    forms: ['monument', 'monumenten', 'gedenkteken', 'gedenktekens'],
    means: 'Een bouwwerk of steen om aan mensen te blijven denken.',
  },
  mine: {
    forms: ['mijnen'],
    means: 'Springstof die in de grond is verstopt.',
  },
  missing: {
    forms: ['vermist', 'vermiste', 'vermisten'],
    means: 'Niemand weet waar hij of zij gebleven is.',
  },
  occupation: {
    forms: ['bezetting', 'bezet', 'bezette'],
    means: 'Soldaten van een ander land zijn er de baas.',
  },
  officer: {
    forms: ['officier', 'officieren'],
    means: 'Iemand in het leger die de soldaten bevelen geeft.',
  },
  prisoner_of_war: {
    forms: ['krijgsgevangene', 'krijgsgevangenen', 'krijgsgevangen'],
    means: 'Een soldaat die door de vijand gevangen is.',
  },
  refugee: {
    forms: ['vluchteling', 'vluchtelingen'],
    means: 'Iemand die weg moet van huis, omdat het daar gevaarlijk is.',
  },
  shell: {
    forms: ['granaat', 'granaten'],
    means: 'Een soort bom die met een kanon wordt weggeschoten.',
  },
  sluice: {
    forms: ['sluis', 'sluizen'],
    means: 'Een grote deur in het water, die je open en dicht kunt doen.',
  },
  trench: {
    forms: ['loopgraaf', 'loopgraven'],
    means: 'Een diepe, smalle gang in de grond waarin soldaten schuilden.',
  },
  unknown_soldier: {
    forms: ['onbekende soldaat', 'onbekende soldaten'],
    means: 'Een dode soldaat van wie niemand de naam kent.',
  },
  volunteer: {
    forms: ['vrijwilliger', 'vrijwilligers'],
    means: 'Iemand die iets doet zonder dat het moet.',
  },
};

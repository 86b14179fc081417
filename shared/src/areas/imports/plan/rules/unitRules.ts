import type { TargetId } from '../importTargets.ts';
import { expressionOf, type Json, type RuleParts } from './columnTexts.ts';

type Level = 'own' | 'brigade' | 'division' | 'corps';

/** From the smallest up; `own` is the regiment or the unit. */
const levels: readonly (readonly [level: Level, named: readonly TargetId[]])[] = [
  ['own', ['entity_regiment', 'entity_unit', 'entity_unit_nr']],
  ['brigade', ['entity_brigade']],
  ['division', ['entity_division']],
  ['corps', ['entity_corps']],
];

/**
 * Rules of a list of units: a row names a unit and what it was part of. The dates are those of the smallest that it names, in the
 * next one above that it names.
 */
export function unitRules(parts: RuleParts): Json {
  const { plan, textsOf } = parts;
  const named = levels.flatMap(([level, ids]) => {
    const texts = ids.flatMap(textsOf);
    return texts.length === 0 ? [] : [{ level, isFilled: anyOf(texts) }];
  });
  const army = expressionOf('entity_army', parts);
  const ofArmy = army === undefined ? plan.army : plan.army === '' ? army : { first: [army, plan.army] };
  const [start, end] = [expressionOf('entity_since', parts), expressionOf('entity_until', parts)];
  const dates = { ...(start === undefined ? {} : { start }), ...(end === undefined ? {} : { end }) };
  const entities = named.map(({ level, isFilled }, at) => {
    const above = named.slice(at + 1);
    const smaller = named.slice(0, at).map((each) => not(each.isFilled));
    const history = above.map((higher, number) => ({
      type: 'structure',
      entity: higher.level,
      when: allOf([higher.isFilled, ...above.slice(0, number).map((each) => not(each.isFilled)), ...smaller]),
      ...dates,
    }));
    return {
      id: level,
      when: isFilled,
      ...typeAndNames(level, parts),
      army: ofArmy,
      ...(history.length === 0 ? {} : { history }),
    };
  });
  // Nothing names a unit yet: a rule that names none, of which the preview tells.
  return { entities: entities.length > 0 ? entities : [{ id: 'own', type: 'regiment', army: ofArmy }] };
}

function typeAndNames(level: Level, parts: RuleParts): Json {
  if (level !== 'own') return { type: level, [level]: expressionOf(`entity_${level}`, parts) };
  const units = (['entity_unit', 'entity_unit_nr'] as const).flatMap(parts.textsOf);
  const names = Object.fromEntries(
    (['regiment', 'unit', 'unit_nr'] as const).flatMap((field) => {
      const value = expressionOf(`entity_${field}`, parts);
      return value === undefined ? [] : [[field, value]];
    }),
  );
  const type =
    units.length === 0 ? 'regiment' : { choose: [{ when: anyOf(units), value: 'unit' }, { value: 'regiment' }] };
  return { type, ...names };
}

const anyOf = (texts: readonly string[]): unknown => (texts.length === 1 ? texts[0] : { any: [...texts] });
const allOf = (conditions: readonly unknown[]): unknown =>
  conditions.length === 1 ? conditions[0] : { all: [...conditions] };
const not = (condition: unknown): unknown => ({ not: condition });

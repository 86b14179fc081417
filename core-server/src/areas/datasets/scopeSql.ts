import type { PersonScope } from '@salient/shared/areas/persons/personPolicy.ts';
import { datasetSql } from './datasetSql.ts';
import { isPublicPersonSql } from './isPublicPersonSql.ts';

/**
 * Condition on `person p` that the person served in an army.
 *
 * @param army parameter with the army.
 */
export const soldierOfSql = (army: string): string =>
  `EXISTS (SELECT FROM person_event s WHERE s.person_id = p.id AND s.type = 'military' AND s.enlisted_army = ${army})`;

/**
 * Conditions on `person p` that whoever is held to `scope` finds the person in lists and counts (ROLE-15, USER-18); none
 * for who finds everybody.
 *
 * @param add makes a parameter of a value.
 */
export const scopeSql = ({ army, dataset, publicOnly }: PersonScope, add: (value: unknown) => string): string[] => [
  ...(army === null ? [] : [soldierOfSql(add(army))]),
  ...(dataset === 'any' ? [] : [datasetSql(dataset)]),
  ...(publicOnly ? [isPublicPersonSql('p')] : []),
];

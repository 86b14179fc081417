/**
 * Condition that the person of an event served in an army, for accounts that see no other persons (ROLE-15).
 *
 * @param event alias of the event in the query.
 * @param army parameter with the army; null for accounts that see everybody.
 */
export const seenInArmy = (event: string, army: string): string =>
  `(${army}::text IS NULL OR EXISTS (SELECT FROM person_event served
     WHERE served.person_id = ${event}.person_id AND served.type = 'military' AND served.enlisted_army = ${army}))`;

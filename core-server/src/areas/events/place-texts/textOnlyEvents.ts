/** SQL: the text of an event's place as it is compared, as the index of texts holds it. */
export const placeTextKey = (event: string) => `salient_place_text(${event}.place_as_written)`;

/** SQL: a given text as it is compared. */
export const keyOfText = (parameter: string) => `salient_place_text(${parameter}::text)`;

/**
 * SQL: the events `e` whose place is only a text, of persons `p` whom an actor may change.
 *
 * @param types parameter with `editableTypes` of the actor.
 */
export const textOnlyEvents = (types: string) =>
  `person_event e JOIN person p ON p.id = e.person_id AND p.victim_type = ANY(${types}::text[])
   AND e.place_id IS NULL AND e.place_as_written <> ''`;

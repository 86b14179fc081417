/** The eleven kinds of document 1 section 3.4. */
export const relationTypes = [
  'family',
  'married',
  'parent',
  'child',
  'sibling',
  'friend',
  'fieldmate',
  'cousin',
  'grandchild',
  'grandparent',
  'other',
] as const;
export type RelationType = (typeof relationTypes)[number];

const inverses: Partial<Record<RelationType, RelationType>> = {
  parent: 'child',
  child: 'parent',
  grandparent: 'grandchild',
  grandchild: 'grandparent',
};

/** How the relation reads from the other side; most kinds are symmetric (RELATION-08). */
export const inverseRelation = (relation: RelationType): RelationType => inverses[relation] ?? relation;

export const relationLimits = { comments: 10_000 } as const;

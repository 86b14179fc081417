import { userTypes } from '@salient/shared/areas/users/user.ts';
import { expect, test } from 'vitest';
import { referenceKinds } from '../records/referenceKinds.ts';
import { mayCreate } from './mayCreate.ts';

test('a picker offers creation to editors only, and only of kinds that can be created there [QUICK-16]', () => {
  const offered = userTypes.map((type) => [type, referenceKinds.filter((kind) => mayCreate({ type }, kind))] as const);
  expect(offered.filter(([, kinds]) => kinds.length > 0)).toEqual([
    ['admin', ['person', 'place', 'memorial', 'military_entity', 'project']],
    ['revisor', ['person', 'place', 'memorial', 'military_entity']],
    ['normal', ['person', 'place', 'memorial', 'military_entity']],
    ['normal-civilian', ['person', 'place', 'memorial']],
  ]);
});

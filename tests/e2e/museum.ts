import { createMaker } from '../harness/records/make.ts';
import { fillMuseum } from './fillMuseum.ts';
import { fillStories } from './fillStories.ts';
import { openMuseum } from './openMuseum.ts';

/** A museum of a few hundred made-up persons, in which every page shows all that it can. */
await openMuseum(async ({ dataSource, files }) => {
  const make = createMaker(dataSource);
  await fillMuseum(make, dataSource);
  await fillStories(make, dataSource, files);
});

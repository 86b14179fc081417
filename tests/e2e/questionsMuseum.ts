import { fillQuestions } from './fillQuestions.ts';
import { openMuseum } from './openMuseum.ts';

/** A museum of lives that are known in parts, to ask questions of. */
await openMuseum(async ({ dataSource }) => fillQuestions(dataSource));

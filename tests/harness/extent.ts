/** `npm run test:long` tries all that there is to try; `npm test` samples of every shape. */
export const isLongRun = process.env.SALIENT_TEST_LONG === '1';

/** How much a test tries: `sample` in `npm test`, `whole` in `npm run test:long`. */
export const extent = <T>(sample: T, whole: T): T => (isLongRun ? whole : sample);

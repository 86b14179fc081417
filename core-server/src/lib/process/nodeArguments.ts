/** Whether this program runs as it was built, or from its sources with tsx, as development and tests do. */
export const isBuilt = import.meta.url.endsWith('.js');

/**
 * What Node is given before a main module of Salient: a program that was built says where in the sources something went
 * wrong, and each ends when its parent does.
 */
export function nodeArguments(): string[] {
  const lifeline = new URL(isBuilt ? './lifeline.js' : './lifeline.ts', import.meta.url).href;
  const loader = isBuilt ? ['--enable-source-maps'] : ['--import', import.meta.resolve('tsx')];
  return [...loader, '--import', lifeline];
}

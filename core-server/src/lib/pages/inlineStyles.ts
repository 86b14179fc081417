import { createHash } from 'node:crypto';
import type { BuiltFiles } from './BuiltFiles.ts';

export interface StyledPage {
  readonly html: string;
  /** What a content security policy allows the page's styles by: their hash. */
  readonly source: `'sha256-${string}'`;
}

/**
 * A built page with its style sheet inside, so that a phone on a slow network paints it one round trip earlier. Fonts
 * that come too late for the first painting wait for the next page: what somebody reads does not move.
 */
export function inlineStyles(files: BuiltFiles, page: `${string}.html`): StyledPage {
  const linked = files.page(page);
  const [link, path] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(linked) ?? [];
  const sheet = path === undefined ? undefined : files.at(path)?.text;
  if (link === undefined || sheet === undefined) throw new Error(`${page} of the build has no style sheet`);
  const styles = sheet.replaceAll(/font-display:\s*swap/g, 'font-display:optional');
  const hash = createHash('sha256').update(styles).digest('base64');
  return { html: linked.replace(link, () => `<style>${styles}</style>`), source: `'sha256-${hash}'` };
}

import type { OpenedPage } from '@salient/shared/areas/figures/openedPage.ts';
import type { KeptPage } from '../../lib/pages/PageCache.ts';

/** A public page as it is sent. */
export interface RenderedPage extends KeptPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** What is counted of each answer with it. */
  readonly opened: OpenedPage | null;
}

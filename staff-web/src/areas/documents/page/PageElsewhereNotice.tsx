import type { Document } from '@salient/shared/areas/documents/document.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Notice } from '../../../lib/page/Notice.tsx';
import { pagePath } from '../documentPaths.ts';
import { pageOf } from './pageForm.ts';

interface Props {
  readonly pageId: string;
  /** The document that has the page now; null when it was removed. */
  readonly document: Document | null;
}

/** What became of a page while somebody typed, and how that can still be saved. */
export function PageElsewhereNotice({ pageId, document }: Props) {
  const { t } = useTexts();
  if (!document) return <Notice tone="error">{t('pageEditor.removedMeanwhile')}</Notice>;
  const { id, title } = document;
  const number = pageOf(document, pageId)?.page_number ?? 1;
  return (
    <Notice tone="error">
      <p>{t('pageEditor.movedMeanwhile', { number, title })}</p>
      <a href={pagePath(id, number)} target="_blank" rel="noopener">
        {t('pageEditor.lookThere')}
      </a>
    </Notice>
  );
}

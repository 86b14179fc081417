import type { Document } from '@salient/shared/areas/documents/document.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { Notice } from '../../lib/page/Notice.tsx';
import { pathTo } from '../../lib/routing/links.ts';

/** Says of a disclosed document which of its sub-documents visitors do not see: each is disclosed by itself. */
export function UndisclosedParts({ document: { disclosed, elements } }: { readonly document: Document }) {
  const { t } = useTexts();
  const hidden = elements.flatMap((each) =>
    each.type === 'document' && !each.document.disclosed ? [each.document] : [],
  );
  if (!disclosed || hidden.length === 0) return null;
  return (
    <Notice tone="warning">
      {t('documentPages.undisclosedParts', { count: hidden.length })}{' '}
      {hidden.map(({ id, title }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={pathTo('document', { id })}>{title}</Link>
        </span>
      ))}
    </Notice>
  );
}

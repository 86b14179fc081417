import type { Document } from '@salient/shared/areas/documents/document.ts';
import type { PageElement } from '@salient/shared/areas/documents/element.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { pathTo } from '../../lib/routing/links.ts';
import { ScanRightsPanel } from '../scan-rights/ScanRightsPanel.tsx';

interface Props {
  readonly document: Document;
  /** One of its pages; the rights of all of them where it is absent. */
  readonly page?: PageElement;
  readonly mayEdit: boolean;
}

/** The rights to the scans of a document, or to one of its pages that may have its own. */
export function DocumentRights({ document, page, mayEdit }: Props) {
  const { t } = useTexts();
  const { id, title, disclosed, rights } = document;
  const { inherited } = rights;
  const wider = inherited && {
    ...{ rights: inherited.rights, title: inherited.from.title },
    path: pathTo(inherited.from.type, { id: inherited.from.id }),
  };
  const ofDocument = rights.own && { rights: rights.own, title, path: pathTo('document', { id }) };
  return (
    <ScanRightsPanel
      owner={page ? { type: 'page', id: page.id, ...page.rights } : { type: 'document', id, ...rights }}
      inherited={page ? (ofDocument ?? wider) : wider}
      unsaid={t(disclosed ? 'scanRights.unsaidOpen' : 'scanRights.unsaidClosed')}
      mayEdit={mayEdit}
    />
  );
}

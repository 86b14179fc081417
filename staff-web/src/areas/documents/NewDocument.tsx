import { type DocumentCategory, holdsPages } from '@salient/shared/areas/documents/documentTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { Notice } from '../../lib/page/Notice.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { pathOfVia, pathTo, readVia, withVia } from '../../lib/routing/links.ts';
import { useServices } from '../../lib/services/services.ts';
import { SplitView } from '../../lib/split/SplitView.tsx';
import './documents.css';
import { documentRatioKey } from './documentRatio.ts';
import { DocumentFormView } from './form/DocumentFormView.tsx';
import type { DocumentForm } from './form/documentForm.ts';
import { useDocumentForm } from './form/useDocumentForm.ts';

interface Props {
  readonly empty: DocumentForm;
  readonly categories: readonly DocumentCategory[];
}

/** The form of a new document; its pages come once it is saved (DOCUMENT-48). */
export function NewDocument({ empty, categories }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const messages = useMessages();
  const { editedDocument } = useServices();
  const [address] = useSearchParams();
  const via = readVia(address.get('via'));
  const form = useDocumentForm({
    entity: undefined,
    empty,
    onSaved: ({ id, title }) => {
      messages.success(t('documentPages.created', { name: title }));
      // Whoever makes a document goes on with it.
      editedDocument.choose(id);
      const path = pathTo('document', { id });
      void navigate(via ? withVia(path, via) : path, { replace: true });
    },
  });
  const { category } = form.draft;
  return (
    <Page title={t('pages.document_create')} takesFocus={false}>
      <SplitView
        storageKey={documentRatioKey}
        label={t('documentPages.divider')}
        start={
          <div className="elements-panel">
            <Notice tone="hint">
              {t(holdsPages(category) ? 'document.saveFirst' : 'document.uploadNotSupported')}
            </Notice>
          </div>
        }
        end={
          <DocumentFormView
            form={form}
            categories={categories}
            onCancel={() => void navigate(via ? pathOfVia(via) : pathTo('documentation'))}
          />
        }
      />
    </Page>
  );
}

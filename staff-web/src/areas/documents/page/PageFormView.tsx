import type { Document } from '@salient/shared/areas/documents/document.ts';
import { holdsPages } from '@salient/shared/areas/documents/documentTypes.ts';
import type { PageElement } from '@salient/shared/areas/documents/element.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useSearchParams } from 'react-router-dom';
import { EditingLine } from '../../../lib/form/EditingLine.tsx';
import { EntityForm } from '../../../lib/form/EntityForm.tsx';
import { TextField } from '../../../lib/form/fields.tsx';
import { Panel } from '../../../lib/form/Panel.tsx';
import { useServices } from '../../../lib/services/services.ts';
import { ReferencesField } from '../../references/ReferencesField.tsx';
import '../../references/references.css';
import { TagsField } from '../../tags/TagsField.tsx';
import '../../tags/tags.css';
import { foundParam } from '../documentPaths.ts';
import { PartFacts } from '../PartFacts.tsx';
import { PageConflict } from './PageConflict.tsx';
import { PageElsewhereNotice } from './PageElsewhereNotice.tsx';
import { PageElsewhere, pagesOf, readPageNumber } from './pageForm.ts';
import { pageLabel } from './pageLabel.ts';
import { TranscriptionField, TranscriptionText } from './TranscriptionField.tsx';
import { type PageFormControl, placesFor } from './usePageForm.ts';

interface Props {
  readonly form: PageFormControl;
  readonly document: Document;
  readonly page: PageElement;
  readonly isEditing: boolean;
  /** Back to reading. */
  readonly onCancel: () => void;
}

/** What is written about a page: its number, its text, tags and references; to be read, or changed. */
export function PageFormView({ form, document, page, isEditing, onCancel }: Props) {
  const { t } = useTexts();
  const { unsavedWork } = useServices();
  if (!isEditing) return <PageFacts page={page} />;
  const label = pageLabel(t);
  const cancel = async () => {
    if (await unsavedWork.mayLeave('form')) onCancel();
  };
  const mayTag = holdsPages(document.category);
  const places = placesFor(document, page);
  const isNumber = readPageNumber(form.draft.page_number, places) !== null;
  const number = form.field('page_number');
  const elsewhere = form.failure instanceof PageElsewhere ? form.failure : null;
  return (
    <>
      <EditingLine record={{ type: 'document_element', id: page.id }} />
      <EntityForm
        form={elsewhere ? { ...form, failure: null } : form}
        verb={t('forms.save')}
        unchanged={!isNumber}
        labelOf={label}
        onCancel={() => void cancel()}
      >
        {elsewhere && <PageElsewhereNotice pageId={page.id} {...elsewhere} />}
        <Panel title={t('documentRecord.fields.transcription')}>
          <TranscriptionField {...form.field('transcription')} />
        </Panel>
        <Panel title={t('documentRecord.fields.references')}>
          <ReferencesField {...form.field('references')} />
        </Panel>
        <Panel title={t('documentRecord.fields.tags')}>
          <TagsField {...form.field('tags')} holder="page" mayAdd={mayTag} />
        </Panel>
        <Panel title={t('pageEditor.place')}>
          <TextField
            {...number}
            codes={isNumber ? number.codes : ['page_number: INVALID_FORMAT']}
            label={label('page_number')}
            hint={t('pageEditor.numberHint', { count: Math.max(pagesOf(document).length, page.page_number) })}
            maxLength={6}
          />
        </Panel>
      </EntityForm>
      <PageConflict form={form} />
    </>
  );
}

function PageFacts({ page }: { readonly page: PageElement }) {
  const { t } = useTexts();
  const { transcription } = page;
  const found = useSearchParams()[0].get(foundParam) ?? '';
  return (
    <>
      <Panel title={t('documentRecord.fields.transcription')}>
        {transcription === '' ? (
          <p className="references-none">{t('pageEditor.noTranscription')}</p>
        ) : (
          <TranscriptionText text={transcription} found={found} />
        )}
      </Panel>
      <PartFacts parts={page} />
    </>
  );
}

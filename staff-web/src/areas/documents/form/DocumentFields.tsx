import {
  type DocumentField,
  documentFields,
  fieldsOfCategory,
} from '@salient/shared/areas/documents/documentFields.ts';
import { counterText, type DocumentCategory, holdsPages } from '@salient/shared/areas/documents/documentTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { SectionField } from '../../../lib/fields/SectionFields.tsx';
import { FormSection } from '../../../lib/form/FormSection.tsx';
import { SelectField } from '../../../lib/form/fields.tsx';
import { Panel } from '../../../lib/form/Panel.tsx';
import { QuestionField } from '../../../lib/form/QuestionField.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';
import { ReferencesField } from '../../references/ReferencesField.tsx';
import { TagsField } from '../../tags/TagsField.tsx';
import { documentLabel } from '../documentLabel.ts';
import { CollectionField } from './CollectionField.tsx';
import { isFieldFixed, isFromCatalogue } from './documentForm.ts';
import type { DocumentFormControl } from './useDocumentForm.ts';

interface Props {
  readonly form: DocumentFormControl;
  /** Categories that a new document may have. */
  readonly categories?: readonly DocumentCategory[];
}

/** The sections of the form of a document: what it is, what it refers to, its tags (DOCUMENT-20). */
export function DocumentFields({ form, categories = [] }: Props) {
  const { t } = useTexts();
  const { draft, entity } = form;
  const label = documentLabel(t);
  const { category } = draft;
  const counter = entity?.record.counter ?? null;
  const control = (field: DocumentField, autoFocus = false): ReactNode => {
    const props = form.field(field);
    const readOnly = props.readOnly || isFieldFixed(draft, entity?.record, field);
    return (
      <SectionField
        key={field}
        field={documentFields[field]}
        props={{ ...props, readOnly }}
        namesHint=""
        autoFocus={autoFocus}
      />
    );
  };
  return (
    <>
      <FormSection title={t('documentPages.content')}>
        {isFromCatalogue(draft) && !entity && (
          <div className="form-wide">
            <Notice tone="hint">{t('documentPages.fromCatalogue', { code: draft.adlibCode })}</Notice>
          </div>
        )}
        <div className="form-wide">{control('title', !entity)}</div>
        {entity || categories.length <= 1 ? (
          <Fact label={label('category')} value={t(`documentRecord.categories.${category}`)} />
        ) : (
          <SelectField
            {...form.field('category')}
            label={label('category')}
            choices={categories.map((value) => ({
              value,
              label: t(`documentRecord.categories.${value}`),
              explanation: t(`documentPages.explained.${value}`),
            }))}
          />
        )}
        {category === 'DIBORN' && (
          <Fact
            label={t('documentRecord.fields.counter')}
            value={counter === null ? t('document.saveFirst') : counterText(counter)}
          />
        )}
        {control('kind')}
        {control('status')}
        <div className="form-wide">{control('description')}</div>
        <CollectionField form={form} />
        <QuestionField
          {...form.field('disclosed')}
          label={label('disclosed')}
          hint={t('documentPages.disclosedHint')}
        />
        {fieldsOfCategory[category].map((field) => control(field))}
      </FormSection>
      <Panel title={t('documentRecord.fields.references')}>
        <ReferencesField {...form.field('references')} />
      </Panel>
      <Panel title={t('documentRecord.fields.tags')}>
        {!holdsPages(category) && <p className="form-hint">{t('documentPages.noTags')}</p>}
        <TagsField {...form.field('tags')} holder="document" mayAdd={holdsPages(category)} />
      </Panel>
    </>
  );
}

/** What stands in the form and is nobody's to type. */
function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="form-fact">
      <span className="form-fact-label">{label}</span>
      <span>{value}</span>
    </div>
  );
}

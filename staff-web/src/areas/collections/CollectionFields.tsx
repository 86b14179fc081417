import { collectionFields } from '@salient/shared/areas/collections/collectionFields.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { SectionField, SectionFields } from '../../lib/fields/SectionFields.tsx';
import { errorTexts } from '../../lib/form/errorTexts.ts';
import { FormSection } from '../../lib/form/FormSection.tsx';
import { ReferencePicker } from '../../lib/picker/ReferencePicker.tsx';
import { collectionLabel } from './collectionLabel.ts';
import type { CollectionFormControl } from './useCollectionForm.ts';
import { usePersonOf } from './usePersonOf.ts';

/** What a collection is, whose box it is, and what the catalogue calls it (COLLECTION-07). */
export function CollectionFields({ form }: { readonly form: CollectionFormControl }) {
  const { t } = useTexts();
  const label = collectionLabel(t);
  const { codes, onChange, name, readOnly, value } = form.field('person_id');
  const person = usePersonOf(value);
  const control = (field: 'title' | 'type' | 'status' | 'description') => (
    <SectionField
      field={collectionFields[field]}
      props={form.field(field)}
      namesHint=""
      autoFocus={field === 'title' && form.entity === undefined}
    />
  );
  return (
    <>
      <FormSection title={t('pages.collection')}>
        <div className="form-wide">{control('title')}</div>
        {control('type')}
        {control('status')}
        <ReferencePicker
          kind="person"
          name={name}
          label={label('person_id')}
          value={person}
          readOnly={readOnly}
          error={errorTexts(codes, t).join(' ') || null}
          onChange={(chosen) => onChange(chosen?.id ?? null)}
        />
        <div className="form-wide">{control('description')}</div>
      </FormSection>
      <FormSection title={t('collectionPages.catalogue')}>
        <SectionFields fields={collectionFields} section="catalogue" form={form} namesHint="" />
      </FormSection>
    </>
  );
}

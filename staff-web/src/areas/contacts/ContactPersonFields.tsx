import { contactPersonFields } from '@salient/shared/areas/contacts/contactPersonFields.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { SectionFields } from '../../lib/fields/SectionFields.tsx';
import { errorTexts } from '../../lib/form/errorTexts.ts';
import { FormSection } from '../../lib/form/FormSection.tsx';
import { ReferencePicker } from '../../lib/picker/ReferencePicker.tsx';
import { usePlaceReference } from '../../lib/picker/usePlaceReference.ts';
import { contactPersonLabel } from './contactPersonLabel.ts';
import { SimilarContacts } from './SimilarContacts.tsx';
import type { ContactPersonFormControl } from './useContactPersonForm.ts';

/** Who somebody is, and how they are reached (CONTACT-07). */
export function ContactPersonFields({ form }: { readonly form: ContactPersonFormControl }) {
  const { t } = useTexts();
  const { codes, onChange, name, readOnly, value } = form.field('placeId');
  const place = usePlaceReference(value);
  const section = (which: string, autoFocus = false) => (
    <SectionFields fields={contactPersonFields} section={which} form={form} namesHint="" autoFocus={autoFocus} />
  );
  return (
    <>
      <FormSection title={t('pages.contact_person')}>
        {section('names', form.entity === undefined)}
        {section('reach')}
        <div className="form-wide">{section('notes')}</div>
      </FormSection>
      {form.entity === undefined && <SimilarContacts draft={form.draft} />}
      <FormSection title={t('contactPages.address')}>
        {section('address')}
        <ReferencePicker
          kind="place"
          name={name}
          label={contactPersonLabel(t)('placeId')}
          value={place}
          readOnly={readOnly}
          error={errorTexts(codes, t).join(' ') || null}
          onChange={(chosen) => onChange(chosen?.id ?? null)}
        />
      </FormSection>
    </>
  );
}

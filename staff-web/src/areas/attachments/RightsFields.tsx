import { Checkbox } from '@mantine/core';
import {
  type AttachmentWords,
  attachmentLimits,
  licences,
  mayBePermitted,
  type Usage,
  usages,
} from '@salient/shared/areas/attachments/attachment.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DayField } from '../../lib/dates/DayField.tsx';
import { SelectField, TextAreaField, TextField } from '../../lib/form/fields.tsx';
import type { useEntityForm } from '../../lib/form/useEntityForm.ts';
import { TextsInLanguages } from './TextsInLanguages.tsx';

/** What is written about a file before anybody wrote something. */
export const emptyWords: AttachmentWords = {
  ...{ alt: {}, legend: {}, licence: 'unknown', rights_holder: '', credit_line: {}, permission_date: null },
  ...{ permission_scope: '', permission_expires: null, usable_for: [] },
};

type WordsForm = Pick<
  ReturnType<typeof useEntityForm<AttachmentWords, AttachmentWords & { id: string; version: number }>>,
  'field'
>;

/** Under which rights a picture may be used; of one picture, or the same for several. */
export function RightsFields({ form }: { readonly form: WordsForm }) {
  const { t } = useTexts();
  const label = (field: keyof AttachmentWords) => t(`files.fields.${field}`);
  const used = form.field('usable_for');
  return (
    <>
      <SelectField
        {...form.field('licence')}
        label={label('licence')}
        choices={licences.map((value) => ({ value, label: t(`files.licences.${value}`) }))}
      />
      <Checkbox.Group
        label={label('usable_for')}
        value={used.value}
        onChange={(chosen) => used.onChange(chosen as Usage[])}
      >
        <div className="file-usages">
          {usages.map((value) => (
            <Checkbox key={value} value={value} label={t(`files.usages.${value}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <div className="form-wide">
        <TextField
          {...form.field('rights_holder')}
          label={label('rights_holder')}
          maxLength={attachmentLimits.rights_holder}
        />
      </div>
      <TextsInLanguages
        field={form.field('credit_line')}
        label={label('credit_line')}
        maxLength={attachmentLimits.credit_line}
        isLine
      />
      {mayBePermitted(form.field('licence').value) && (
        <>
          <DayField {...form.field('permission_date')} label={label('permission_date')} />
          <DayField {...form.field('permission_expires')} label={label('permission_expires')} />
          <div className="form-wide">
            <TextAreaField
              {...form.field('permission_scope')}
              label={label('permission_scope')}
              maxLength={attachmentLimits.permission_scope}
            />
          </div>
        </>
      )}
    </>
  );
}

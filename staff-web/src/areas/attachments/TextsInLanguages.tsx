import type { AttachmentWords } from '@salient/shared/areas/attachments/attachment.ts';
import { languageNames, languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { TextAreaField, TextField } from '../../lib/form/fields.tsx';
import type { FieldProps } from '../../lib/form/useEntityForm.ts';

interface Props {
  readonly field: FieldProps<AttachmentWords['alt']>;
  readonly label: string;
  readonly maxLength: number;
  /** Whether each text is one line. */
  readonly isLine?: boolean;
}

/** One text about a file in each language. */
export function TextsInLanguages({ field, label, maxLength, isLine = false }: Props) {
  const { t } = useTexts();
  const Field = isLine ? TextField : TextAreaField;
  return languages.map((language) => (
    <Field
      key={language}
      {...field}
      name={`${field.name}.${language}`}
      label={t('files.inLanguage', { field: label, language: languageNames[language] })}
      maxLength={maxLength}
      value={field.value[language] ?? ''}
      onChange={(text) => field.onChange({ ...field.value, [language]: text })}
    />
  ));
}

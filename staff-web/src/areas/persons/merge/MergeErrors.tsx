import { type MergeField, mergeFields } from '@salient/shared/areas/persons/merge/mergeFields.ts';
import { codeOf, type FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { textOfCode } from '../../../lib/messages/failureText.ts';
import { Notice } from '../../../lib/page/Notice.tsx';
import { personLabel } from '../personLabel.ts';
import { mergeLabel } from './mergeLabel.ts';

/** What would refuse the merge as it stands, such as a death before the birth: other choices may allow it. */
export function MergeErrors({ errors }: { readonly errors: FieldErrors }) {
  const { t } = useTexts();
  const refused = Object.entries(errors);
  if (refused.length === 0) return null;
  const labelOf = (field: string) =>
    mergeFields.some((each) => each === field) ? mergeLabel(t, field as MergeField) : personLabel(t)(field);
  return (
    <Notice tone="error">
      <p>{t('merging.dialog.errors')}</p>
      <ul>
        {refused.map(([field, codes]) => (
          <li key={field}>
            {field !== 'none' && `${labelOf(field)}${t('common.colon')}`}
            {codes.map((code) => textOfCode(codeOf(code), t) ?? t('validation.unknown')).join(' · ')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

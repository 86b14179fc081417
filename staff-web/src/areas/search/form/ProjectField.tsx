import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { errorTexts } from '../../../lib/form/errorTexts.ts';
import { ReferencePicker } from '../../../lib/picker/ReferencePicker.tsx';
import { type ArgumentProps, codesAt } from './argumentProps.ts';

/** A project, which is looked up by its title; the query holds its id. */
export function ProjectField({ path, label, errors, value, onChange }: ArgumentProps) {
  const { t } = useTexts();
  const id = (value as string | undefined) ?? '';
  const { data } = useMethod('getProject', { id }, { enabled: id !== '' });
  const codes = codesAt(errors, path);
  return (
    <ReferencePicker
      kind="project"
      label={label}
      value={id === '' ? null : { kind: 'project', id, name: data?.title ?? '…', facts: [] }}
      isLookupOnly
      error={codes.length > 0 ? errorTexts(codes, t).join(' ') : null}
      onChange={(chosen) => onChange(chosen?.id)}
    />
  );
}

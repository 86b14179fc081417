import { Textarea, TextInput } from '@mantine/core';
import { type Tag, tagLimits } from '@salient/shared/areas/tags/tag.ts';
import { isTagRecordType, type TagField, type TagRecordType } from '@salient/shared/areas/tags/tagDefinition.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ReferencePicker } from '../../lib/picker/ReferencePicker.tsx';

interface Props {
  /** Of the picker in the form around it. */
  readonly name: string;
  readonly field: TagField;
  readonly value: Tag['values'][string] | undefined;
  readonly onChange: (value: Tag['values'][string] | null) => void;
}

/** What a field of a tag says: words, or a record (TAG-03). */
export function TagFieldInput(props: Props) {
  const { language } = useTexts();
  const { field, value, onChange } = props;
  const label = field.translations[language] || field.key;
  if (isTagRecordType(field.type)) return <RecordInput {...props} type={field.type} label={label} />;
  const typed = typeof value === 'string' ? value : '';
  return field.type === 'text' ? (
    <Textarea
      label={label}
      autosize
      minRows={2}
      maxRows={8}
      maxLength={tagLimits.text}
      value={typed}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ) : (
    <TextInput
      label={label}
      autoComplete="off"
      maxLength={tagLimits.string}
      value={typed}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface RecordProps extends Props {
  readonly type: TagRecordType;
  readonly label: string;
}

function RecordInput({ name, type, label, value, onChange }: RecordProps) {
  const { language } = useTexts();
  // What somebody else saved meanwhile comes as its id alone.
  const id = typeof value === 'object' ? value.id : (value ?? null);
  const known = typeof value === 'object' ? value.name : '';
  const { data } = useMethod('getCollectionReference', { type, id: id ?? '', language }, { enabled: id !== null });
  return (
    <ReferencePicker
      kind={type}
      name={name}
      label={label}
      value={
        id === null
          ? null
          : { kind: type, id, name: data?.name ?? (known || '…'), facts: data?.info ? [data.info] : [] }
      }
      onChange={(chosen) => onChange(chosen && { id: chosen.id, name: chosen.name })}
    />
  );
}

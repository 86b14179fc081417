import { ReferencePicker } from './ReferencePicker.tsx';
import { usePlaceReference } from './usePlaceReference.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  /** The id that the form keeps. */
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  /** What is wrong with it, in words. */
  readonly errors: readonly string[];
  readonly readOnly: boolean;
}

/** A place that a form keeps by its id and needs. */
export function PlacePicker({ name, label, value, onChange, errors, readOnly }: Props) {
  return (
    <ReferencePicker
      kind="place"
      name={name}
      label={label}
      required
      value={usePlaceReference(value)}
      onChange={(place) => onChange(place?.id ?? null)}
      error={errors.length > 0 ? errors.join(' ') : null}
      readOnly={readOnly}
    />
  );
}

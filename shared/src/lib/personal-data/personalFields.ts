/** Whether somebody reads a field; areas know who asks. */
type MayRead = (reader: never) => boolean;

/** A field that tells nothing of a living person. */
export const notPersonal = null;

/** The fields of a record that are of a living person, with who reads each. */
export interface PersonalFields {
  /** What the record is called in docs/rights.md. */
  readonly name: string;
  readonly fields: Readonly<Record<string, MayRead | typeof notPersonal>>;
}

/** The fields that tell of a living person. */
export const tellingFields = ({ fields }: PersonalFields): string[] =>
  Object.keys(fields).filter((field) => fields[field] !== notPersonal);

/**
 * Declares of every field of a record whether it is of a living person, and who reads it then. A field of `shape` without a
 * declaration does not compile, so that a new one is thought of.
 */
export const personalFields = <Shape extends object>(
  name: string,
  _shape: Shape,
  fields: { readonly [Field in keyof Shape]-?: MayRead | typeof notPersonal },
): PersonalFields => ({ name, fields });

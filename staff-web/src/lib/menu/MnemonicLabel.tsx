import './menu.css';

interface Props {
  readonly label: string;
  /** Position of the character that chooses the entry; -1 for none. */
  readonly mnemonic: number;
}

/** The label of a menu entry, the character that chooses it underlined. */
export function MnemonicLabel({ label, mnemonic }: Props) {
  if (mnemonic < 0) return label;
  return (
    <>
      {label.slice(0, mnemonic)}
      <span className="mnemonic">{label.charAt(mnemonic)}</span>
      {label.slice(mnemonic + 1)}
    </>
  );
}

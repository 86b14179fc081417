interface Props {
  readonly label: string;
  readonly isChosen: boolean;
  readonly tabIndex: 0 | -1;
  /** @param isRange whether the shift key is held, with a mouse or the space bar. */
  readonly onToggle: (isRange: boolean) => void;
}

/** The box by which an element is chosen. It is a plain one: hundreds of them stand on a page. */
export function TileCheck({ label, isChosen, tabIndex, onToggle }: Props) {
  return (
    <span className="element-check">
      <input
        type="checkbox"
        tabIndex={tabIndex}
        aria-label={label}
        checked={isChosen}
        onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </span>
  );
}

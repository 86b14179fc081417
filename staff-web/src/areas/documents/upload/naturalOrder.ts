const collator = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

interface Named {
  readonly name: string;
  /** Where it lay in the folder that was chosen; empty for a single file. */
  readonly webkitRelativePath?: string;
}

const placeOf = ({ name, webkitRelativePath }: Named) => webkitRelativePath || name;

/** Files as people count them: `scan 2` before `scan 10`, folder by folder. */
export const inNaturalOrder = <Each extends Named>(files: readonly Each[]): Each[] =>
  [...files].sort((a, b) => collator.compare(placeOf(a), placeOf(b)));

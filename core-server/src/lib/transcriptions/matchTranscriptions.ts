import { groupBy } from '../db/groupBy.ts';
import { fileOf, stemOf } from './readTranscriptionZip.ts';

interface Scan {
  readonly original_filename: string;
}
interface File {
  readonly name: string;
  readonly imageName: string;
}

export interface MatchedTranscriptions<S extends Scan, F extends File> {
  readonly matches: readonly { readonly scan: S; readonly file: F }[];
  /** Files for which there is no scan. */
  readonly withoutScan: readonly F[];
  /** Files whose name several scans have, or that are second for their scan: nobody can tell which. */
  readonly ambiguous: readonly F[];
}

/** Which file belongs to which scan: by the name of the file, or by that of the picture that it was made of. */
export function matchTranscriptions<S extends Scan, F extends File>(
  scans: readonly S[],
  files: readonly F[],
): MatchedTranscriptions<S, F> {
  const byStem = groupBy(scans, ({ original_filename }) => stemOf(original_filename));
  // A scan without a name is nobody's.
  const scansOf = (name: string) => (stemOf(name) === '' ? undefined : byStem.get(stemOf(name)));
  const matches: { scan: S; file: F }[] = [];
  const withoutScan: F[] = [];
  const ambiguous: F[] = [];
  const taken = new Set<S>();
  for (const file of files) {
    const alike = scansOf(file.name) ?? scansOf(file.imageName) ?? [];
    // A picture that is named with its ending is that one, whatever others are called beside it.
    const named = alike.filter(({ original_filename }) => fileOf(original_filename) === fileOf(file.imageName));
    const found = named.length === 1 ? named : alike;
    const [scan] = found;
    if (!scan) withoutScan.push(file);
    else if (found.length > 1 || taken.has(scan)) ambiguous.push(file);
    else {
      taken.add(scan);
      matches.push({ scan, file });
    }
  }
  return { matches, withoutScan, ambiguous };
}

import type { ActiveContactMoment } from '@salient/shared/areas/contacts/moments/contactMomentDraft.ts';

export interface MergedMoment {
  readonly moment: ActiveContactMoment;
  /** Both sides wrote, and neither text holds the other: the transcript has both. */
  readonly isJoined: boolean;
}

/** Stands between two texts of which neither may be lost: a line across, in Markdown. */
const separator = '\n\n---\n\n';

/**
 * Brings together what two machines did to one moment. Contributions are united, those that one side took out stay out; of
 * two transcripts that both changed both texts stay. Of a start or a method that both changed, mine.
 *
 * @param base what both began from; null where nobody knows.
 */
export function mergeMoments(
  base: ActiveContactMoment | null,
  mine: ActiveContactMoment,
  theirs: ActiveContactMoment,
): MergedMoment {
  const transcript = mergeTexts(base?.transcript ?? '', mine.transcript, theirs.transcript);
  return {
    moment: {
      ...theirs,
      type: chosen(base?.type, mine.type, theirs.type),
      startsAt: chosen(base?.startsAt, mine.startsAt, theirs.startsAt),
      contributions: mergeContributions(base?.contributions ?? [], mine.contributions, theirs.contributions),
      transcript: transcript.text,
    },
    isJoined: transcript.isJoined,
  };
}

const chosen = <Value>(base: Value | undefined, mine: Value, theirs: Value): Value => (mine === base ? theirs : mine);

function mergeContributions(
  base: ActiveContactMoment['contributions'],
  mine: ActiveContactMoment['contributions'],
  theirs: ActiveContactMoment['contributions'],
): ActiveContactMoment['contributions'] {
  const idsIn = (list: ActiveContactMoment['contributions']) => new Set(list.map(({ targetId }) => targetId));
  const [atFirst, here, there] = [idsIn(base), idsIn(mine), idsIn(theirs)];
  const added = mine.filter(({ targetId }) => !there.has(targetId) && !atFirst.has(targetId));
  return [...theirs.filter(({ targetId }) => here.has(targetId) || !atFirst.has(targetId)), ...added];
}

function mergeTexts(base: string, mine: string, theirs: string): { text: string; isJoined: boolean } {
  if (mine === theirs || mine === base || theirs.startsWith(mine)) return { text: theirs, isJoined: false };
  if (theirs === base || mine.startsWith(theirs)) return { text: mine, isJoined: false };
  // What both only wrote on to stands once.
  const isContinued = base !== '' && mine.startsWith(base) && theirs.startsWith(base);
  return { text: `${theirs}${separator}${isContinued ? mine.slice(base.length).trimStart() : mine}`, isJoined: true };
}

/** Whether two moments say the same. */
export const isSameMoment = (one: ActiveContactMoment, other: ActiveContactMoment): boolean =>
  one.id === other.id &&
  one.type === other.type &&
  one.startsAt === other.startsAt &&
  one.transcript === other.transcript &&
  one.contributions.length === other.contributions.length &&
  one.contributions.every(({ targetId }, index) => targetId === other.contributions[index]?.targetId);

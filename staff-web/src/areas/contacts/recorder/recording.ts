import {
  type ActiveContactMoment,
  activeContactMomentSchema,
  type ContactMomentDraftOfAccount,
} from '@salient/shared/areas/contacts/moments/contactMomentDraft.ts';
import { z } from 'zod';
import { isSameMoment, mergeMoments } from './mergeMoments.ts';

/** What this browser keeps of the recorder for one account. */
const recordingSchema = z.object({
  /** The active moment with all that was typed here; null for none. */
  moment: activeContactMomentSchema.nullable(),
  /** The same as the server last had it; null while it has none. */
  base: activeContactMomentSchema.nullable(),
  /** Of the server's draft; null while it has none. */
  version: z.int().nullable(),
  /** The moment as it was sent to be ended, without an answer so far. */
  sent: activeContactMomentSchema.nullable(),
  /** What was done here for moments that had ended elsewhere, until somebody has dealt with it. */
  leftovers: z.array(activeContactMomentSchema),
  /** Moments that were thrown away here, of which the server has not heard yet. */
  discarded: z.array(z.string()),
  /** What the person at work is to be told, until it was read. */
  notice: z.enum(['joined', 'ended', 'otherActive']).nullable().default(null),
});
export type Recording = z.infer<typeof recordingSchema>;

export const nothingRecorded: Recording = {
  ...{ moment: null, base: null, version: null, sent: null },
  ...{ leftovers: [], discarded: [], notice: null },
};

/** Reads what a browser kept; what is no recording counts as nothing. */
export function readRecording(text: string | null): Recording {
  if (text === null) return nothingRecorded;
  try {
    return recordingSchema.parse(JSON.parse(text));
  } catch {
    return nothingRecorded;
  }
}

/** Whether the server lacks something of the active moment. */
export const isUnsaved = ({ moment, base, version }: Recording): boolean =>
  moment !== null && (version === null || base === null || !isSameMoment(moment, base));

/** Whether it would be no loss if this browser forgot the recording. */
export const isKeptElsewhere = (recording: Recording): boolean =>
  !isUnsaved(recording) && recording.leftovers.length === 0 && recording.discarded.length === 0;

/** A moment of which the server knows nothing yet. */
export const withStarted = (recording: Recording, moment: ActiveContactMoment): Recording => ({
  ...recording,
  ...{ moment, base: null, version: null, sent: null, notice: null },
});

/** The moment has ended as it was sent; what was typed since is kept. */
export function withEnded(recording: Recording, sent: ActiveContactMoment): Recording {
  const { moment } = recording;
  return moment?.id === sent.id ? withoutMoment(recording, sent) : recording;
}

/** The moment is thrown away here. */
export const withDiscarded = (recording: Recording): Recording =>
  recording.moment === null
    ? recording
    : {
        ...recording,
        ...{ moment: null, base: null, version: null, sent: null, notice: null },
        discarded: [...recording.discarded, recording.moment.id],
      };

/** The server has heard that a moment was thrown away. */
export const withoutDiscarded = (recording: Recording, id: string): Recording => ({
  ...recording,
  discarded: recording.discarded.filter((each) => each !== id),
});

/** The moment goes on with another contact person: for the server it is another moment. */
export const withAnotherPerson = (
  recording: Recording,
  person: ActiveContactMoment['person'],
  id: string,
): Recording =>
  recording.moment === null
    ? recording
    : {
        ...withDiscarded(recording),
        moment: { ...recording.moment, id, person },
      };

/** What was done here and is not in `known` becomes a leftover. */
function withoutMoment(recording: Recording, known: ActiveContactMoment | null): Recording {
  const { moment, leftovers } = recording;
  const isLost = moment !== null && hasMoreThan(moment, known);
  return {
    ...recording,
    ...{ moment: null, base: null, version: null, sent: null },
    leftovers: isLost ? [...leftovers.filter(({ id }) => id !== moment.id), moment] : leftovers,
  };
}

/** Whether a moment holds text or contributions that another state of it lacks. */
function hasMoreThan(moment: ActiveContactMoment, known: ActiveContactMoment | null): boolean {
  const there = new Set(known?.contributions.map(({ targetId }) => targetId));
  return (
    (moment.transcript.trim() !== '' && moment.transcript !== known?.transcript) ||
    moment.contributions.some(({ targetId }) => !there.has(targetId))
  );
}

/**
 * Brings what this browser has together with what the server has.
 *
 * @param isEnded the server refused to keep the moment for having none: it has ended, even where it never answered that it
 * keeps it.
 */
export function reconcile(
  recording: Recording,
  draft: ContactMomentDraftOfAccount | null,
  { isEnded = false } = {},
): Recording {
  const { moment, base, version, sent } = recording;
  if (draft !== null && moment?.id === draft.moment.id) {
    // An answer that was overtaken by a later one.
    if (version !== null && draft.version < version) return recording;
    const merged = mergeMoments(base, moment, draft.moment);
    return {
      ...recording,
      ...{ moment: merged.moment, base: draft.moment, version: draft.version },
      notice: merged.isJoined ? 'joined' : recording.notice,
    };
  }
  if (moment === null) return draft === null ? recording : adopted(recording, draft);
  const wasKept = version !== null || isEnded;
  // Whether the end arrived is not known yet; sent again, it makes no second moment.
  if (draft === null && sent !== null && isSameMoment(sent, moment)) return recording;
  if (draft === null && !wasKept) return recording;
  const left = { ...withoutMoment(recording, base), notice: wasKept ? ('ended' as const) : ('otherActive' as const) };
  return draft === null ? left : adopted(left, draft);
}

const adopted = (recording: Recording, { moment, version }: ContactMomentDraftOfAccount): Recording => ({
  ...recording,
  ...{ moment, base: moment, version, sent: null },
});

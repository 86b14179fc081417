import type { ActiveContactMoment } from '@salient/shared/areas/contacts/moments/contactMomentDraft.ts';
import { expect, test } from 'vitest';
import { mergeMoments } from './mergeMoments.ts';
import { isUnsaved, nothingRecorded, type Recording, readRecording, reconcile, withEnded } from './recording.ts';
import { minutesBetween } from './runningTime.ts';

const of = (...ids: string[]) => ids.map((id) => ({ type: 'person' as const, targetId: uuid(id), name: id }));
const uuid = (letter: string) => `0190d3a4-1c5e-7b2a-9f00-0000000000${letter.charCodeAt(0).toString(16)}`;
const begun: ActiveContactMoment = {
  ...{ id: uuid('m'), person: { id: uuid('p'), firstName: 'Griet', lastName: 'Maes' }, type: 'visit' },
  ...{ startsAt: '2026-11-26 14:05', contributions: of('a', 'b'), transcript: 'Zij begon.' },
};
const draftOf = (moment: ActiveContactMoment, version: number) => ({ version, updatedAt: '', moment });
const recording = (moment: ActiveContactMoment | null, base = moment, version: number | null = 1): Recording => ({
  ...nothingRecorded,
  ...{ moment, base, version },
});

test('contributions of two machines are united, and what one of them took out stays out [MOMENT-14]', () => {
  const mine = { ...begun, contributions: of('b', 'c') };
  const theirs = { ...begun, contributions: of('a', 'b', 'd') };
  expect(mergeMoments(begun, mine, theirs).moment.contributions).toEqual(of('b', 'd', 'c'));
  // Where nobody knows what both began from, nothing is left out.
  expect(mergeMoments(null, mine, theirs).moment.contributions).toEqual(of('a', 'b', 'd', 'c'));
});

test.each([
  ['Zij begon. En toen?', 'Zij begon.', 'Zij begon. En toen?', false],
  ['Zij begon.', 'Zij begon. Daar.', 'Zij begon. Daar.', false],
  ['Zij begon. En', 'Zij begon. En toen?', 'Zij begon. En toen?', false],
  ['Zij begon. Hier.', 'Zij begon. Daar.', 'Zij begon. Daar.\n\n---\n\nHier.', true],
  ['Anders.', 'Zij begon. Daar.', 'Zij begon. Daar.\n\n---\n\nAnders.', true],
  ['', 'Zij begon. Daar.', 'Zij begon. Daar.', false],
])('of the transcripts %j here and %j there becomes %j [MOMENT-14]', (here, there, transcript, isJoined) => {
  const merged = mergeMoments(begun, { ...begun, transcript: here }, { ...begun, transcript: there });
  expect([merged.moment.transcript, merged.isJoined]).toEqual([transcript, isJoined]);
});

test('another machine goes on where the first was, and what was typed at both stays [MOMENT-14]', () => {
  const there = draftOf({ ...begun, transcript: 'Zij begon. Daar.' }, 2);
  expect(reconcile(nothingRecorded, there)).toMatchObject({ moment: there.moment, version: 2, notice: null });
  const both = reconcile(recording({ ...begun, transcript: 'Zij begon. Hier.' }, begun), there);
  expect([both.moment?.transcript, both.notice]).toEqual(['Zij begon. Daar.\n\n---\n\nHier.', 'joined']);
  expect(isUnsaved(both)).toBe(true);
  // An answer that a later one overtook takes nothing back.
  const later = recording({ ...begun, transcript: 'Zij begon. Hier.' }, begun, 3);
  expect(reconcile(later, there)).toBe(later);
});

test('a moment that ended elsewhere ends here; what was not in it stays until somebody decides [MOMENT-14, MOMENT-30]', () => {
  expect(reconcile(recording(begun), null)).toMatchObject({ moment: null, leftovers: [], notice: 'ended' });
  const typed = { ...begun, transcript: 'Zij begon. Nog dit.' };
  expect(reconcile(recording(typed, begun), null)).toMatchObject({ moment: null, leftovers: [typed] });
  const other = { ...begun, id: uuid('n') };
  expect(reconcile(recording(typed, begun), draftOf(other, 1))).toMatchObject({ moment: other, leftovers: [typed] });
});

test('a moment of which the server never heard stays, unless another is active [MOMENT-15]', () => {
  const offline = recording(begun, null, null);
  expect(reconcile(offline, null)).toBe(offline);
  expect(reconcile(offline, null, { isEnded: true })).toMatchObject({ moment: null, leftovers: [begun] });
  const other = { ...begun, id: uuid('n') };
  expect(reconcile(offline, draftOf(other, 4))).toMatchObject({
    ...{ moment: other, leftovers: [begun], notice: 'otherActive' },
  });
});

test('a moment whose end was sent without an answer stays, to be sent again [MOMENT-30]', () => {
  const sent = { ...recording(begun), sent: begun };
  expect(reconcile(sent, null)).toBe(sent);
  expect(withEnded(sent, begun)).toMatchObject({ moment: null, leftovers: [] });
  const typedOn = { ...begun, transcript: 'Zij begon. En nog iets.' };
  expect(withEnded({ ...sent, moment: typedOn }, begun)).toMatchObject({ moment: null, leftovers: [typedOn] });
});

test('what a browser kept is read again, and what is no recording counts as nothing', () => {
  const kept = recording(begun, null, null);
  expect(readRecording(JSON.stringify(kept))).toEqual(kept);
  expect([readRecording('{'), readRecording('{"moment":{}}'), readRecording(null)]).toEqual(
    Array(3).fill(nothingRecorded),
  );
});

test('a moment runs from its start; one that is no time, or to come, has none', () => {
  expect(minutesBetween('2026-11-26 14:05', '2026-11-27 01:10')).toBe(665);
  expect([minutesBetween('14:05', '2026-11-26 15:00'), minutesBetween('2026-11-26 15:01', '2026-11-26 15:00')]).toEqual(
    [null, null],
  );
});

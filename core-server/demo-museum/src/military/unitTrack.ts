import type { trackTypes } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import type { KnownPlace } from '../places/PlaceBook.ts';
import type { DayNumber } from '../random/historicalDay.ts';
import type { Random } from '../random/Random.ts';
import type { Side } from './armies.ts';
import { type Phase, placeWithin } from './phases.ts';

export interface TrackStep {
  readonly kind: (typeof trackTypes)[number];
  readonly from: DayNumber;
  readonly to: DayNumber;
  readonly place: KnownPlace;
}

/**
 * Where a unit was around its battles: it came up from rest through support to the front and went back by half rest. The
 * steps follow one another without overlap.
 */
export function unitTrack(phases: readonly Phase[], side: Side, random: Random): TrackStep[] {
  const steps: TrackStep[] = [];
  let free = Number.NEGATIVE_INFINITY;
  for (const phase of [...phases].sort((a, b) => a.from - b.from)) {
    const rear = side === 'german' ? phase.germanRear : phase.rear;
    const arrival = phase.from - random.whole(9, 16);
    if (arrival < free) continue;
    const support = arrival + random.whole(3, 6);
    const front = Math.max(support + 2, phase.from - random.whole(0, 2));
    const relief = front + random.whole(3, phase.attack ? 6 : 12);
    const away = relief + random.whole(3, 6);
    free = away + random.whole(5, 12);
    steps.push(
      { kind: 'rest', from: arrival, to: support - 1, place: random.pick(rear) },
      { kind: 'support', from: support, to: front - 1, place: random.pick(rear) },
      { kind: 'frontier_service', from: front, to: relief - 1, place: placeWithin(phase, random) },
      { kind: 'half_rest', from: relief, to: away - 1, place: random.pick(rear) },
      { kind: 'rest', from: away, to: free - 1, place: random.pick(rear) },
    );
  }
  return steps;
}

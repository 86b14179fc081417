import type { KeyLocationDraft } from '@salient/shared/areas/key-locations/checkKeyLocation.ts';
import type { KeyLocationEntity } from './KeyLocationEntity.ts';

/** The stored key location as the validator and the audit trail know it. */
export const keyLocationDraftOf = (stored: KeyLocationEntity): KeyLocationDraft => ({
  name: stored.name,
  names: stored.names,
  number: stored.number,
  year: stored.year,
  position: { lat: stored.lat, lon: stored.lon },
  positionLocked: stored.positionLocked,
  notes: stored.notes,
});

/** The columns of a draft that passed its checks. */
export const keyLocationColumns = ({ position, ...own }: KeyLocationDraft) => ({ ...own, ...position });

import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import { kioskNumberOf } from '@salient/shared/lib/schemas/kioskNumber.ts';
import { pathTo } from '../routing/links.ts';
import type { ReferenceKind } from './referenceKinds.ts';

/** Where a record can be read in this app; null while it has no page. */
export function recordPath(type: HistoryType | ReferenceKind, id: string): string | null {
  switch (type) {
    case 'person':
      return pathTo('person', { id });
    case 'person_story':
      return pathTo('personstory', { id });
    case 'key_location':
      return pathTo('key_location', { id });
    case 'kiosk':
      return pathTo('kiosk', { id: String(kioskNumberOf(id)) });
    default:
      return null;
  }
}

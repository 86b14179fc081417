import type { ReferenceType } from '@salient/shared/areas/references/documentReference.ts';
import { useRecordPath } from '../../lib/records/useRecordPath.ts';

/** Where the record of a reference is read in this app; null for a mere name, and while it has no page. */
export function useReferencePath(): (type: ReferenceType, id: string | null) => string | null {
  const pathOf = useRecordPath();
  return (type, id) => {
    if (id === null || type === 'toponym' || type === 'empty') return null;
    if (type === 'document' || type === 'diborn-document') return pathOf('document', id);
    return pathOf(type === 'contact-person' ? 'contact_person' : type, id);
  };
}

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useUser } from '../../lib/session/useSession.ts';
import { noteVisit, recordAt } from './visits.ts';

/** Remembers on this device which records its user opens. */
export function useNotedVisits(): void {
  const { pathname } = useLocation();
  const userId = useUser()?.id;
  useEffect(() => {
    const record = recordAt(pathname);
    if (userId && record) noteVisit(userId, record, new Date());
  }, [pathname, userId]);
}

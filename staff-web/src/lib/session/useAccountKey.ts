import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from './useSession.ts';

/**
 * The key of all pages: another one once another account goes on without a sign-out in between, so that nothing stays on the
 * screen of what was typed before. That account begins where a sign-in leads (AUTH-05).
 */
export function useAccountKey(): number {
  const session = useSession();
  const navigate = useNavigate();
  const [{ userId, changes }, setSeen] = useState<{ userId: string | null | undefined; changes: number }>({
    userId: undefined,
    changes: 0,
  });
  const now = session.status === 'signedIn' ? session.user.id : session.status === 'guest' ? undefined : userId;
  if (now !== userId) {
    setSeen({ userId: now, changes: now !== undefined && userId !== undefined ? changes + 1 : changes });
  }
  useEffect(() => {
    if (changes > 0) void navigate('/', { replace: true });
  }, [changes, navigate]);
  return changes;
}

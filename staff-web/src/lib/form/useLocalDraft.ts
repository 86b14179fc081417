import { useCallback, useEffect, useRef, useState } from 'react';
import { type LocalDraft, readLocalDraft } from './localDraft.ts';

const everyMs = 10_000;

/**
 * Keeps the draft in this browser every ten seconds while it is dirty, and offers what an earlier tab left behind (S4).
 * A save, or leaving the form on purpose, forgets it.
 *
 * @param key one for each user and record.
 */
export function useLocalDraft(key: string, draft: object, version: number, dirty: boolean) {
  const [offered, setOffered] = useState<LocalDraft | null>(() =>
    readLocalDraft(localStorage.getItem(key), Date.now()),
  );
  const latest = useRef({ draft, version });
  useEffect(() => {
    latest.current = { draft, version };
  });
  const forget = useCallback(() => {
    localStorage.removeItem(key);
    setOffered(null);
  }, [key]);
  useEffect(() => {
    // What is offered stays until it is answered.
    if (!dirty || offered) return;
    const keep = () => {
      try {
        localStorage.setItem(key, JSON.stringify({ ...latest.current, at: Date.now() }));
      } catch {
        // A full store costs the safety net, not the work.
      }
    };
    const timer = setInterval(keep, everyMs);
    return () => {
      clearInterval(timer);
      localStorage.removeItem(key);
    };
  }, [key, dirty, offered]);
  return { offered, forget, accept: () => setOffered(null) };
}

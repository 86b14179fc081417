import { textsOf } from '@salient/shared/lib/i18n/createTexts.ts';
import { TextsProvider } from '@salient/shared/lib/i18n/useTexts.ts';
import type { i18n } from 'i18next';
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useReducer } from 'react';
import { useKioskContent } from '../content/KioskContentProvider.tsx';
import { changeVisit, firstVisit, type Visit, type VisitChange } from './visit.ts';

interface Visiting {
  readonly visit: Visit;
  readonly change: (change: VisitChange) => void;
  /** Forgets this visitor. */
  readonly end: () => void;
}

const VisitContext = createContext<Visiting | null>(null);

/** The choices of whoever stands before the kiosk, and the texts in the chosen language. */
export function VisitProvider({ texts, children }: { readonly texts: i18n; readonly children: ReactNode }) {
  const { settings } = useKioskContent();
  const [visit, change] = useReducer(changeVisit, settings.language, firstVisit);
  // All languages lie ready, so the switch is done before the next frame.
  useLayoutEffect(() => void texts.changeLanguage(visit.language), [texts, visit.language]);
  useEffect(() => {
    document.documentElement.lang = visit.language;
    document.title = `${textsOf(texts).t('kiosk.attract.title')} – Salient`;
    const { dataset } = document.documentElement;
    for (const [mode, isOn] of Object.entries(visit.modes)) dataset[mode] = isOn ? 'on' : 'off';
    dataset.version = visit.version;
  }, [texts, visit]);
  const visiting = useMemo(
    () => ({ visit, change, end: () => change({ type: 'end', language: settings.language }) }),
    [visit, settings.language],
  );
  return (
    <VisitContext.Provider value={visiting}>
      <TextsProvider texts={texts}>{children}</TextsProvider>
    </VisitContext.Provider>
  );
}

export function useVisit(): Visiting {
  const visiting = useContext(VisitContext);
  if (!visiting) throw new Error('useVisit needs a VisitProvider around it');
  return visiting;
}

import { Tabs } from '@mantine/core';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import './tabs.css';
import { digitOf, useTabShortcuts } from './useTabShortcuts.ts';

export interface RecordTab<Key extends string> {
  readonly key: Key;
  readonly label: string;
  /** What hangs on the record here; absent where there is nothing to count. */
  readonly count?: number;
  /** The count in words, where "items" would say too little. */
  readonly countText?: string;
  /** Fields that a save refused (S8). */
  readonly refused?: number;
}

interface Props<Key extends string> {
  /** What the tabs divide. */
  readonly label: string;
  readonly tabs: readonly RecordTab<Key>[];
  readonly active: Key;
  readonly onActive: (key: Key) => void;
  /** Whether digits open the tabs: not where they mean something else. */
  readonly digits?: boolean;
  /** What the active tab shows. */
  readonly children: ReactNode;
}

/** The parts of a record side by side, each with how much it holds (PERSON-27); `1`, `2`, … open them. */
export function RecordTabs<Key extends string>({ label, tabs, active, onActive, digits = true, children }: Props<Key>) {
  const list = useRef<HTMLDivElement>(null);
  useTabShortcuts(digits ? tabs : [], onActive);
  // Where the tabs do not fit side by side, the active one is in sight.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${active}"]`);
    if (tab && list.current)
      list.current.scrollLeft = tab.offsetLeft + tab.offsetWidth / 2 - list.current.clientWidth / 2;
  }, [active]);
  return (
    <Tabs value={active} onChange={(key) => key !== null && onActive(key as Key)} className="record-tabs">
      <Tabs.List ref={list} aria-label={label}>
        {tabs.map((tab, index) => (
          <Tabs.Tab
            key={tab.key}
            value={tab.key}
            data-tab={tab.key}
            aria-keyshortcuts={digits ? digitOf(index) : undefined}
          >
            {tab.label}
            <TabBadge {...tab} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ key }) => (
        <Tabs.Panel key={key} value={key} className="record-panel">
          {key === active && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

type BadgeProps = Pick<RecordTab<string>, 'count' | 'countText' | 'refused'>;

function TabBadge({ count, countText, refused = 0 }: BadgeProps) {
  const { t, language } = useTexts();
  return (
    <>
      {count !== undefined && (
        <span className="tab-badge">
          <span aria-hidden="true">{count.toLocaleString(locales[language])}</span>
          <span className="visually-hidden">{countText ?? t('personRecord.items', { count })}</span>
        </span>
      )}
      {refused > 0 && <span className="tab-badge tab-refused">{t('personRecord.refused', { count: refused })}</span>}
    </>
  );
}

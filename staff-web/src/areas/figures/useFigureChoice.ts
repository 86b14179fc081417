import { calendarDayInBrussels, isoDay } from '@salient/shared/lib/dates/calendarDay.ts';
import { isKioskNumber, type KioskNumber } from '@salient/shared/lib/schemas/kioskNumber.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type Comparison,
  comparisons,
  type Period,
  type PeriodChoice,
  periodChoices,
  periodOf,
} from './figurePeriod.ts';

export interface FigureChoice {
  readonly choice: PeriodChoice;
  readonly period: Period;
  /** Null for all of them and the public pages. */
  readonly kiosk: KioskNumber | null;
  readonly comparison: Comparison;
}

type Change = Partial<Record<'period' | 'from' | 'to' | 'kiosk' | 'compare', string | null>>;

export interface FigureChoiceControl extends FigureChoice {
  /** Today in Ieper, `yyyy-mm-dd`. */
  readonly today: string;
  readonly change: (change: Change) => void;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, otherwise: Value): Value =>
  values.find((value) => value === text) ?? otherwise;

/** What is looked at, as the address says it (ux.md A8). */
export function useFigureChoice(): FigureChoiceControl {
  const [address, setAddress] = useSearchParams();
  const [today] = useState(() => calendarDayInBrussels(new Date()));
  const choice = oneOf(periodChoices, address.get('period'), 'month');
  const named = periodOf(choice, today);
  const kiosk = Number(address.get('kiosk'));
  return {
    choice,
    period: choice === 'own' ? { from: address.get('from') ?? named.from, to: address.get('to') ?? named.to } : named,
    kiosk: isKioskNumber(kiosk) ? kiosk : null,
    comparison: oneOf(comparisons, address.get('compare'), 'none'),
    today: isoDay(today),
    change: (change) =>
      setAddress(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [key, value] of Object.entries(change)) value ? next.set(key, value) : next.delete(key);
          return next;
        },
        { preventScrollReset: true, replace: true },
      ),
  };
}

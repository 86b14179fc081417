import { Button } from '@mantine/core';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { pageSize } from './useQueueAddress.ts';

interface Item {
  readonly id: string;
  readonly name: string;
  readonly persons: number;
  /** The persons in words. */
  readonly personsText: string;
  readonly facts: ReactNode;
}

interface Props {
  readonly label: string;
  /** How many wait, in words. */
  readonly totalText: string;
  readonly items: readonly Item[];
  readonly queue: {
    readonly inHand: { readonly id: string } | undefined;
    readonly start: number;
    readonly total: number;
    readonly isTurning: boolean;
    readonly choose: (number: number) => void;
  };
}

/** A page of a queue; what is in hand is marked, and each other one can be taken up. */
export function QueueList({ label, totalText, items, queue }: Props) {
  const { t, language } = useTexts();
  const { inHand, start, total, isTurning, choose } = queue;
  const shown = new Intl.NumberFormat(locales[language]);
  return (
    <nav aria-label={label} aria-busy={isTurning}>
      <p className="place-facts" role="status">
        {totalText}
      </p>
      <ol className="healing-queue" start={start + 1}>
        {items.map(({ id, name, persons, personsText, facts }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === inHand?.id ? 'true' : undefined}
              onClick={() => choose(start + index)}
            >
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <span className="healing-count" title={personsText}>
                <Icon name="person" /> {shown.format(persons)}
                <span className="visually-hidden">{personsText}</span>
              </span>
              {facts}
            </button>
          </li>
        ))}
      </ol>
      {total > pageSize && (
        <div className="place-tools">
          <Button
            variant="default"
            size="compact-md"
            disabled={start === 0}
            onClick={() => choose(start - pageSize)}
            aria-label={t('places.healing.pageBack')}
          >
            <Icon name="left" />
          </Button>
          <span className="place-facts">
            {shown.format(start + 1)}–{shown.format(Math.min(start + pageSize, total))}
          </span>
          <Button
            variant="default"
            size="compact-md"
            disabled={start + pageSize >= total}
            onClick={() => choose(start + pageSize)}
            aria-label={t('places.healing.pageOn')}
          >
            <Icon name="right" />
          </Button>
        </div>
      )}
    </nav>
  );
}

import { Button, Skeleton } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import './list.css';

/** As high as a page of rows, so that nothing jumps when they come. */
export function ListSkeleton({ rows }: { readonly rows: number }) {
  const { t } = useTexts();
  return (
    <div className="list-skeleton">
      <span className="visually-hidden" role="status">
        {t('common.loading')}
      </span>
      {Array.from({ length: rows + 1 }, (_, index) => index).map((index) => (
        <div key={index} className="list-skeleton-row">
          <Skeleton height={12} width={`${30 + ((index * 37) % 50)}%`} />
        </div>
      ))}
    </div>
  );
}

interface EmptyProps {
  /** Whether a search or a filter narrows the list. */
  readonly narrowed: boolean;
  readonly onClear: () => void;
  /** What to do where nothing is recorded yet. */
  readonly action?: ReactNode;
  /** What it means that there is nothing, where that is good to know. */
  readonly text?: string | undefined;
}

/** Says that there is nothing, why, and offers the one thing that helps (A11). */
export function ListEmpty({ narrowed, onClear, action, text }: EmptyProps) {
  const { t } = useTexts();
  return (
    <div className="list-empty">
      <p className="list-empty-title" role="status">
        {t('lists.noResults')}
      </p>
      <p>{narrowed ? t('lists.emptyNarrowed') : (text ?? t('lists.empty'))}</p>
      {narrowed ? (
        <Button variant="default" onClick={onClear}>
          {t('lists.showAll')}
        </Button>
      ) : (
        action
      )}
    </div>
  );
}

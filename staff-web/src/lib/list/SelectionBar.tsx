import { Button, Checkbox } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import type { SelectedRow, Selection } from './selection.ts';

interface Props {
  readonly selection: Selection;
  /** The rows of the page that is shown. */
  readonly page: readonly SelectedRow[];
  /** How many are selected, in words. */
  readonly countText: (count: number) => string;
  /** What can be done with them. */
  readonly children?: ReactNode;
}

/** How many rows are selected, on this page and others, and what can be done with them. */
export function SelectionBar({ selection, page, countText, children }: Props) {
  const { t } = useTexts();
  const count = selection.rows.length;
  const onPage = page.filter(({ id }) => selection.has(id)).length;
  return (
    <div className="list-selection">
      <Checkbox
        label={t('lists.selectPage')}
        checked={onPage === page.length}
        indeterminate={onPage > 0 && onPage < page.length}
        onChange={() => selection.set(page, onPage < page.length)}
      />
      <p role="status">{count > 0 && countText(count)}</p>
      {count > 0 && (
        <>
          {children}
          <Button variant="default" onClick={selection.clear}>
            {t('lists.clearSelection')}
          </Button>
        </>
      )}
    </div>
  );
}

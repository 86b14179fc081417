import { Button, Checkbox, Menu } from '@mantine/core';
import type { FunctionDefinition } from '@salient/shared/areas/functions/functionDefinition.ts';
import { actionName } from '@salient/shared/areas/functions/functionTexts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from '../../../lib/icons/Icon.tsx';
import type { AskedAction } from './ActionDialog.tsx';
import type { SelectedRow, Selection } from './useSelection.ts';

interface Props {
  readonly definition: FunctionDefinition;
  readonly selection: Selection;
  /** The rows of the page that is shown. */
  readonly page: readonly SelectedRow[];
  readonly onAct: (asked: AskedAction) => void;
}

/** How many rows are selected, and what can be done with them (FUNC-06). */
export function SelectionBar({ definition, selection, page, onAct }: Props) {
  const { t } = useTexts();
  const count = selection.rows.length;
  const onPage = page.filter(({ id }) => selection.has(id)).length;
  return (
    <div className="functions-selection">
      <Checkbox
        label={t('functions.rows.selectPage')}
        checked={onPage === page.length}
        indeterminate={onPage > 0 && onPage < page.length}
        onChange={() => selection.set(page, onPage < page.length)}
      />
      <p role="status">{count > 0 && t('functions.rows.selected', { count })}</p>
      {count > 0 && (
        <>
          <Menu position="bottom-end" withinPortal withInitialFocusPlaceholder={false}>
            <Menu.Target>
              <Button rightSection={<Icon name="down" />}>{t('functions.rows.actions')}</Button>
            </Menu.Target>
            <Menu.Dropdown>
              {definition.actions.map((action) => (
                <Menu.Item
                  key={action.name}
                  {...(action.effect === 'remove' ? { color: 'poppy' } : {})}
                  onClick={() => onAct({ action, rows: selection.rows })}
                >
                  {actionName(action.name, t)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          <Button variant="default" onClick={selection.clear}>
            {t('functions.rows.clear')}
          </Button>
        </>
      )}
    </div>
  );
}

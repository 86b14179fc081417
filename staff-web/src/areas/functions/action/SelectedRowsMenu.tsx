import { Button, Menu } from '@mantine/core';
import type { FunctionDefinition } from '@salient/shared/areas/functions/functionDefinition.ts';
import { actionName } from '@salient/shared/areas/functions/functionTexts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from '../../../lib/icons/Icon.tsx';
import type { SelectedRow } from '../../../lib/list/selection.ts';
import type { AskedAction } from './ActionDialog.tsx';

interface Props {
  readonly definition: FunctionDefinition;
  readonly rows: readonly SelectedRow[];
  readonly onAct: (asked: AskedAction) => void;
}

/** What can be done with the rows that are selected (FUNC-06). */
export function SelectedRowsMenu({ definition, rows, onAct }: Props) {
  const { t } = useTexts();
  return (
    <Menu position="bottom-end" withinPortal withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button rightSection={<Icon name="down" />}>{t('functions.rows.actions')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {definition.actions.map((action) => (
          <Menu.Item
            key={action.name}
            {...(action.effect === 'remove' ? { color: 'poppy' } : {})}
            onClick={() => onAct({ action, rows })}
          >
            {actionName(action.name, t)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

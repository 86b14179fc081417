import { ActionIcon, Group, Menu, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTexts } from '@salient/shared/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { MoreIcon } from '../icons.tsx';
import type { RowAction } from './listTypes.ts';

interface Props {
  /** Name of the row, for who hears it. */
  readonly name: string;
  readonly actions: readonly RowAction[];
}

/** The actions of one row: buttons side by side on a desktop, one menu with words where fingers work. */
export function RowActions({ name, actions }: Props) {
  const { t } = useTexts();
  const isNarrow = useMediaQuery('(max-width: 61.9375em)', undefined, { getInitialValueInEffect: false });
  if (actions.length === 0) return null;
  if (isNarrow) {
    return (
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" size={44} aria-label={t('lists.actionsOf', { name })}>
            <MoreIcon />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map((action) => (
            <Menu.Item
              key={action.key}
              leftSection={action.icon}
              {...(action.tone === 'danger' ? { color: 'red' } : {})}
              {...pressOf(action)}
            >
              {action.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    );
  }
  return (
    <Group gap={2} justify="flex-end" wrap="nowrap">
      {actions.map((action) => (
        <Tooltip key={action.key} label={action.label} openDelay={300}>
          <ActionIcon
            variant="subtle"
            aria-label={action.label}
            {...(action.tone === 'danger' ? { color: 'red' } : {})}
            {...pressOf(action)}
          >
            {action.icon}
          </ActionIcon>
        </Tooltip>
      ))}
    </Group>
  );
}

const pressOf = ({ to, onClick }: RowAction) =>
  to === undefined ? { onClick } : { component: Link, to, preventScrollReset: true };

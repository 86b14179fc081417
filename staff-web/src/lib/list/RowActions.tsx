import { ActionIcon, Group, Menu, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
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
            <Icon name="more" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map(({ key, label, icon, tone, to, onClick }) => {
            const look = { leftSection: icon, ...(tone === 'danger' ? { color: 'poppy' } : {}) };
            return to === undefined ? (
              <Menu.Item key={key} {...look} onClick={onClick}>
                {label}
              </Menu.Item>
            ) : (
              <Menu.Item key={key} {...look} component={Link} to={to} preventScrollReset>
                {label}
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
    );
  }
  return (
    <Group gap={2} justify="flex-end" wrap="nowrap">
      {actions.map(({ key, label, icon, tone, to, onClick }) => {
        const look = {
          variant: 'subtle',
          'aria-label': label,
          ...(tone === 'danger' ? { color: 'poppy' } : {}),
        };
        return (
          <Tooltip key={key} label={label} openDelay={300}>
            {to === undefined ? (
              <ActionIcon {...look} onClick={onClick}>
                {icon}
              </ActionIcon>
            ) : (
              <ActionIcon {...look} component={Link} to={to} preventScrollReset>
                {icon}
              </ActionIcon>
            )}
          </Tooltip>
        );
      })}
    </Group>
  );
}

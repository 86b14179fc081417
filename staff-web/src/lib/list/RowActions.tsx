import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import type { RowAction } from './listTypes.ts';

interface Props {
  /** Name of the row, for who hears it. */
  readonly name: string;
  readonly actions: readonly RowAction[];
}

/**
 * The actions of one row in one menu, in words: what cannot be undone stands last, and red only when it is looked at (S17).
 * The one thing that can be done needs no menu.
 */
export function RowActions({ name, actions }: Props) {
  const { t } = useTexts();
  const [only, ...further] = actions;
  if (only === undefined) return null;
  if (further.length === 0) return <OnlyAction action={only} />;
  const isDanger = ({ tone }: RowAction) => tone === 'danger';
  const harmless = actions.filter((action) => !isDanger(action));
  const dangers = actions.filter(isDanger);
  return (
    <Menu position="bottom-end" withinPortal withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon className="row-menu" variant="subtle" aria-label={t('lists.actionsOf', { name })}>
          <Icon name="more" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {harmless.map((action) => (
          <ActionItem key={action.key} action={action} />
        ))}
        {harmless.length > 0 && dangers.length > 0 && <Menu.Divider role="separator" />}
        {dangers.map((action) => (
          <ActionItem key={action.key} action={action} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function OnlyAction({ action: { label, icon, to, onClick } }: { readonly action: RowAction }) {
  const look = { className: 'row-menu', variant: 'subtle', 'aria-label': label };
  return (
    <Tooltip label={label} openDelay={300}>
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
}

function ActionItem({ action: { label, icon, tone, to, onClick } }: { readonly action: RowAction }) {
  const look = { leftSection: icon, ...(tone === 'danger' ? { color: 'poppy' } : {}) };
  return to === undefined ? (
    <Menu.Item {...look} onClick={onClick}>
      {label}
    </Menu.Item>
  ) : (
    <Menu.Item {...look} component={Link} to={to} preventScrollReset>
      {label}
    </Menu.Item>
  );
}

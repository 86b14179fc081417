import { Button, Menu } from '@mantine/core';
import { eventRanks } from '@salient/shared/areas/events/eventOrder.ts';
import { addableEventTypes, lifeEventTypes } from '@salient/shared/areas/events/eventPolicy.ts';
import type { EventType } from '@salient/shared/areas/events/eventTypes.ts';
import type { PersonEvent } from '@salient/shared/areas/events/personEvent.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Fragment, type KeyboardEvent, useRef } from 'react';
import { Icon } from '../../lib/icons/Icon.tsx';
import { MnemonicLabel } from '../../lib/menu/MnemonicLabel.tsx';
import { entryOfKey, mnemonicsOf } from '../../lib/menu/mnemonics.ts';
import { useShortcut } from '../../lib/shortcuts/useShortcut.ts';

interface Props {
  readonly existing: readonly PersonEvent[];
  readonly opened: boolean;
  readonly onToggle: (opened: boolean) => void;
  readonly onAdd: (type: EventType) => void;
  readonly onEdit: (event: PersonEvent) => void;
}

const afterDeath = eventRanks.died;
/** Life before the war, the war, and what came after the death. */
const partOf = (type: EventType) => Math.min(eventRanks[type], afterDeath);

/**
 * Birth and death, which a person has from the beginning, and every type of event that it can still have, in the order of
 * the timeline (EVENT-25). `a` opens it, the underlined letter of an entry chooses it.
 */
export function AddEventMenu({ existing, opened, onToggle, onAdd, onEdit }: Props) {
  const { t } = useTexts();
  const dropdown = useRef<HTMLDivElement>(null);
  useShortcut('a', t('personEvents.add'), () => onToggle(true));
  const types = addableEventTypes(existing);
  const entries = [
    ...existing
      .filter(({ type }) => lifeEventTypes.has(type))
      .map((event) => ({
        key: event.id,
        label: t('personEvents.editTitle', { type: t(`events.types.${event.type}`) }),
        beginsPart: false,
        choose: () => onEdit(event),
      })),
    ...types.map((type, index) => ({
      key: type,
      label: t(`events.types.${type}`),
      beginsPart: partOf(type) > 0 && partOf(types[index - 1] ?? 'born') !== partOf(type),
      choose: () => onAdd(type),
    })),
  ];
  const labels = entries.map(({ label }) => label);
  const mnemonics = mnemonicsOf(labels);
  const chooseByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const entry = entries[entryOfKey(labels, mnemonics, event.key)];
    if (!entry) return;
    event.preventDefault();
    // The entry has the focus when it is chosen, so that its menu gets the focus back from what it opens.
    dropdown.current?.querySelectorAll<HTMLElement>('[role="menuitem"]')[entries.indexOf(entry)]?.focus();
    onToggle(false);
    entry.choose();
  };
  return (
    <Menu
      position="bottom-end"
      shadow="md"
      opened={opened}
      onChange={onToggle}
      middlewares={{ flip: true, shift: true, size: { padding: 8 } }}
    >
      <Menu.Target>
        <Button aria-keyshortcuts="a" leftSection={<Icon name="plus" />} rightSection={<Icon name="down" />}>
          {t('personEvents.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown ref={dropdown} className="event-menu" onKeyDown={chooseByKey}>
        {entries.map(({ key, label, beginsPart, choose }, index) => (
          <Fragment key={key}>
            {beginsPart && <Menu.Divider role="separator" />}
            <Menu.Item aria-label={label} onClick={choose}>
              <MnemonicLabel label={label} mnemonic={mnemonics[index] ?? -1} />
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

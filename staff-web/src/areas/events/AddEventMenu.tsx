import { Button, Menu } from '@mantine/core';
import { eventRanks } from '@salient/shared/areas/events/eventOrder.ts';
import { addableEventTypes } from '@salient/shared/areas/events/eventPolicy.ts';
import type { EventType } from '@salient/shared/areas/events/eventTypes.ts';
import type { PersonEvent } from '@salient/shared/areas/events/personEvent.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Fragment } from 'react';
import { Icon } from '../../lib/icons/Icon.tsx';

interface Props {
  readonly existing: readonly PersonEvent[];
  readonly onAdd: (type: EventType) => void;
}

/** Every type of event that this person can still have, in the order of the timeline (EVENT-25). */
export function AddEventMenu({ existing, onAdd }: Props) {
  const { t } = useTexts();
  const types = addableEventTypes(existing);
  const afterDeath = eventRanks.died;
  /** Life before the war, the war, and what came after the death. */
  const part = (type: EventType) => Math.min(eventRanks[type], afterDeath);
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button leftSection={<Icon name="plus" />} rightSection={<Icon name="down" />}>
          {t('personEvents.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className="event-menu">
        {types.map((type, index) => {
          const before = types[index - 1];
          return (
            <Fragment key={type}>
              {before && part(before) !== part(type) && part(before) > 0 && <Menu.Divider />}
              <Menu.Item onClick={() => onAdd(type)}>{t(`events.types.${type}`)}</Menu.Item>
            </Fragment>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

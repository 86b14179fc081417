import { Button, Stack } from '@mantine/core';
import { lifeEventTypes } from '@salient/shared/areas/events/eventPolicy.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { useConfirm } from '../../lib/dialogs/ConfirmProvider.tsx';
import { DialogButtons } from '../../lib/dialogs/DialogButtons.tsx';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import { personQueries } from './form/usePersonForm.ts';
import { wholePerson } from './personPaths.ts';
import { useNameOf } from './useNameOf.ts';

interface Props {
  readonly opened: boolean;
  readonly id: string;
  readonly onClose: () => void;
}

/** Asks before a person is removed; while something hangs on it, says what (S5, PERSON-57, PERSON-60). */
export function RemovePersonDialog({ opened, id, onClose }: Props) {
  const { t } = useTexts();
  const nameOf = useNameOf();
  const { data, error, refetch } = useMethod('getPerson', { id, extend: [...wholePerson] });
  const person = data && 'surname' in data ? data : null;
  return (
    <PanelDialog
      opened={opened}
      onClose={onClose}
      title={t('forms.removeTitle', { name: person ? nameOf(person) : t('pages.person') })}
    >
      {error && !person ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : person ? (
        <Removal person={person} onClose={onClose} />
      ) : (
        <ListSkeleton rows={2} />
      )}
    </PanelDialog>
  );
}

function Removal({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const events = (person.events ?? []).filter(({ type }) => !lifeEventTypes.has(type)).length;
  const relations = person.relations?.length ?? 0;
  if (events + relations > 0) return <Blocked {...{ person, events, relations, onClose }} />;
  return <Question person={person} onClose={onClose} />;
}

interface PartProps {
  readonly person: Person;
  readonly onClose: () => void;
}

function Question({ person, onClose }: PartProps) {
  const { t } = useTexts();
  const nameOf = useNameOf();
  const focused = useFocusAtFirst();
  const messages = useMessages();
  const remove = useCommand('removePerson', { refreshes: ['findPerson', 'findChanges'] });
  const projects = person.project_memberships?.length ?? 0;
  const { id, version } = person;
  const run = () =>
    remove.mutate(
      { id, version },
      {
        onSuccess: () => {
          messages.success(t('forms.removed', { name: nameOf(person) }));
          onClose();
        },
      },
    );
  return (
    <Stack gap="md">
      {projects > 0 && <p>{t('personRecord.removal.projects', { count: projects })}</p>}
      <p>{t('personRecord.removal.text')}</p>
      <DialogButtons>
        <Button ref={focused} variant="default" onClick={onClose}>
          {t('forms.cancel')}
        </Button>
        <SteadyButton color="poppy" loading={remove.isPending} onClick={run}>
          {t('forms.remove')}
        </SteadyButton>
      </DialogButtons>
    </Stack>
  );
}

type BlockedProps = PartProps & { readonly events: number; readonly relations: number };

/** What must go first, each with the way to it. */
function Blocked({ person, events, relations, onClose }: BlockedProps) {
  const { t } = useTexts();
  const nameOf = useNameOf();
  const focused = useFocusAtFirst();
  const confirm = useConfirm();
  const messages = useMessages();
  const removeEvents = useCommand('removeEvents', { refreshes: [...personQueries, 'findPersonEvents'] });
  const name = nameOf(person);
  const editPath = pathTo('person_edit', { id: person.id });
  const clear = async () => {
    const sure = await confirm({
      title: t('personRecord.removal.removeEventsTitle', { name }),
      text: t('personRecord.removal.removeEventsText', { count: events }),
      verb: t('forms.remove'),
      tone: 'danger',
    });
    if (!sure) return;
    removeEvents.mutate(
      { person_id: person.id },
      { onSuccess: ({ count }) => messages.success(t('personRecord.removal.eventsRemoved', { count })) },
    );
  };
  return (
    <Stack gap="md">
      <p>{t('personRecord.removal.blocked', { name })}</p>
      <ul className="removal-blocks">
        {events > 0 && (
          <li>
            <Link to={`${editPath}?tab=events`}>{t('personRecord.removal.events', { count: events })}</Link>
            <SteadyButton variant="default" size="xs" loading={removeEvents.isPending} onClick={() => void clear()}>
              {t('personRecord.removal.removeEvents')}
            </SteadyButton>
          </li>
        )}
        {relations > 0 && (
          <li>
            <Link to={`${editPath}?tab=relations`}>{t('personRecord.removal.relations', { count: relations })}</Link>
          </li>
        )}
      </ul>
      <DialogButtons>
        <Button ref={focused} variant="default" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogButtons>
    </Stack>
  );
}

/** The button that does nothing has the focus once it is there (S5). */
function useFocusAtFirst() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return button;
}

import { useMethod } from '@salient/shared/client/useMethod.ts';
import { useTexts } from '@salient/shared/i18n/useTexts.ts';
import { fullName } from '@salient/shared/persons/personNames.ts';
import { HistoryPanel } from '../../ui/history/HistoryPanel.tsx';

interface Props {
  readonly opened: boolean;
  readonly id: string;
  readonly onClose: () => void;
}

/** Who changed what in a person and its events. */
export function PersonHistory({ opened, id, onClose }: Props) {
  const { t } = useTexts();
  const { data } = useMethod('getPersonsDetails', { ids: [id] });
  const person = data?.[0];
  return (
    <HistoryPanel
      opened={opened}
      record={{ type: 'person', id }}
      name={person ? fullName(person) || t('persons.nameless') : ''}
      refreshes={['findPerson', 'getPerson', 'getPersonsDetails']}
      onClose={onClose}
    />
  );
}

import { Button, Modal, Radio, Stack, Table, Text } from '@mantine/core';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type ReactNode, useState } from 'react';
import { DialogButtons } from '../dialogs/DialogButtons.tsx';
import { dialogLayers } from '../dialogs/dialogLayers.ts';
import { useReturnToOpener } from '../dialogs/useReturnToOpener.ts';
import type { Conflict } from './conflict.ts';
import type { Choice } from './mergeThreeWays.ts';

interface Props<Draft extends object> {
  readonly conflict: Conflict<Draft, Draft>;
  readonly mine: Draft;
  readonly labelOf: (field: string) => string;
  /** A value in words; where several fields say one thing, all of it stands in the record. */
  readonly show: (field: string, value: unknown, record: Draft) => ReactNode;
  readonly onDecide: (choices: Readonly<Partial<Record<string, Choice>>>) => void;
  readonly onPostpone: () => void;
}

/**
 * Somebody else saved the same fields first (error 1020): both values of each, and one choice for each. Nothing that was
 * typed is lost, whatever is chosen: postponing goes back to the form as it is.
 */
export function ConflictDialog<Draft extends object>(props: Props<Draft>) {
  const { conflict, mine, labelOf, show, onDecide, onPostpone } = props;
  const { theirs, merge, changedBy, changedAt } = conflict;
  const { t } = useTexts();
  const [choices, setChoices] = useState<Partial<Record<string, Choice>>>({});
  useReturnToOpener(true);
  const when = changedAt ? momentText(changedAt) : '';
  const open = merge.clashes.filter((field) => !choices[field]).length;
  return (
    <Modal
      opened
      withCloseButton={false}
      onClose={onPostpone}
      size="xl"
      zIndex={dialogLayers.question}
      title={t('forms.conflict.title')}
    >
      <Stack gap="md">
        <Text>
          {changedBy && when ? t('forms.conflict.whoWhen', { account: changedBy, when }) : t('forms.conflict.somebody')}
        </Text>
        <Text>{t('forms.conflict.how')}</Text>
        {merge.clashes.map((field) => (
          <Radio.Group
            key={field}
            className="conflict-field"
            label={labelOf(field)}
            value={choices[field] ?? null}
            onChange={(value) => setChoices({ ...choices, [field]: value as Choice })}
          >
            <div className="conflict-choices">
              <ConflictChoice
                value="theirs"
                label={t('forms.conflict.theirs')}
                shown={show(field, theirs[field], theirs)}
              />
              <ConflictChoice value="mine" label={t('forms.conflict.mine')} shown={show(field, mine[field], mine)} />
            </div>
          </Radio.Group>
        ))}
        {merge.theirsOnly.length > 0 && (
          <Table className="conflict-others" aria-label={t('forms.conflict.others')}>
            <Table.Caption>{t('forms.conflict.others')}</Table.Caption>
            <Table.Tbody>
              {merge.theirsOnly.map((field) => (
                <Table.Tr key={field}>
                  <Table.Th scope="row">{labelOf(field)}</Table.Th>
                  <Table.Td>{show(field, theirs[field], theirs)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
        <DialogButtons>
          <Button variant="default" onClick={onPostpone}>
            {t('forms.conflict.postpone')}
          </Button>
          <Button disabled={open > 0} onClick={() => onDecide(choices)}>
            {t('forms.conflict.decide')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}

interface ChoiceProps {
  readonly value: Choice;
  readonly label: string;
  readonly shown: ReactNode;
}

function ConflictChoice({ value, label, shown }: ChoiceProps) {
  return (
    <Radio.Card value={value} className="conflict-choice">
      <Radio.Indicator />
      <span>
        <span className="conflict-whose">{label}</span>
        <span className="conflict-value">{shown}</span>
      </span>
    </Radio.Card>
  );
}

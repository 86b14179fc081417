import { Button, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { useShortcut } from '../../../lib/shortcuts/useShortcut.ts';

/** Rest after typing before a queue is narrowed, as in the list of places (PLACE-43). */
const delayMs = 500;

interface SearchProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Narrows a queue by name once the typing rests. */
export function QueueSearch({ text, onText }: SearchProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(text);
  const narrow = useDebouncedCallback(onText, delayMs);
  return (
    <TextInput
      label={t('places.healing.search')}
      value={typed}
      maxLength={500}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        narrow(value);
      }}
    />
  );
}

/** Takes back what was decided last, also by the key `u`. */
export function UndoLast({ name, onUndo }: { readonly name: string; readonly onUndo: () => void }) {
  const { t } = useTexts();
  useShortcut('u', t('places.healing.undoLast'), onUndo);
  return (
    <Button
      className="healing-undo"
      variant="subtle"
      size="compact-md"
      leftSection={<Icon name="restore" />}
      aria-keyshortcuts="u"
      onClick={onUndo}
    >
      {t('places.healing.undo', { name })}{' '}
      <span className="healing-key" aria-hidden="true">
        U
      </span>
    </Button>
  );
}

interface StepProps {
  readonly at: number;
  readonly following: number;
  readonly total: number;
  readonly choose: (number: number) => void;
}

/** Passes over what is in hand, or goes back, also by the keys `j` and `k`. */
export function QueueSteps({ at, following, total, choose }: StepProps) {
  const { t } = useTexts();
  useShortcut('j', t('places.healing.skip'), () => choose(following), following < total);
  useShortcut('k', t('places.healing.previous'), () => choose(at - 1), at > 0);
  return (
    <>
      <SteadyButton
        variant="default"
        disabled={following >= total}
        onClick={() => choose(following)}
        aria-keyshortcuts="j"
      >
        {t('places.healing.skip')}{' '}
        <span className="healing-key" aria-hidden="true">
          J
        </span>
      </SteadyButton>
      <SteadyButton variant="default" disabled={at === 0} onClick={() => choose(at - 1)} aria-keyshortcuts="k">
        {t('places.healing.previous')}{' '}
        <span className="healing-key" aria-hidden="true">
          K
        </span>
      </SteadyButton>
    </>
  );
}

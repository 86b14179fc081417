import { Button, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import type { GivenUp } from '@salient/shared/areas/places/placeHealing.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
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

/** Who said that nobody can find this, and when. */
export function GivenUpText({ given_up: { account, at } }: { readonly given_up: GivenUp }) {
  const { t } = useTexts();
  return (
    <span className="healing-given-up">
      {t('places.healing.givenUp', { by: [account, momentText(at)].filter(Boolean).join(', ') })}
    </span>
  );
}

interface GiveUpProps {
  readonly isOpen: boolean;
  readonly giveUp: () => void;
}

/** Says that nobody can tell what is in hand, also by the key `x`. */
export function GiveUp({ isOpen, giveUp }: GiveUpProps) {
  const { t } = useTexts();
  useShortcut('x', t('places.healing.notFound'), giveUp, isOpen);
  return (
    <SteadyButton variant="default" disabled={!isOpen} onClick={giveUp} aria-keyshortcuts="x">
      {t('places.healing.notFound')}{' '}
      <span className="healing-key" aria-hidden="true">
        X
      </span>
    </SteadyButton>
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

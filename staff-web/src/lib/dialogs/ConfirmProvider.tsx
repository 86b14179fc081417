import { Button, Group, Modal, Stack } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { dialogLayers } from './dialogLayers.ts';
import { openOrFading } from './openOrFading.ts';

export interface Question {
  /** Names the record: `Remove Jan Peeters?` */
  readonly title: string;
  /** What hangs on it, and whether it can be undone. */
  readonly text: ReactNode;
  /** The verb on the button that does it. */
  readonly verb: string;
  readonly tone?: 'danger';
}

type Ask = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Ask | null>(null);

/** The one confirm dialog of the app (SHELL-24, S5). */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const [asked, setAsked] = useState<(Question & { readonly answer: (yes: boolean) => void }) | null>(null);
  const [opened, setOpened] = useState(false);
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((answer) => {
        setAsked({ ...question, answer });
        setOpened(true);
      }),
    [],
  );
  const answer = (yes: boolean) => {
    asked?.answer(yes);
    setOpened(false);
  };
  return (
    <ConfirmContext.Provider value={ask}>
      {children}
      <Modal
        withCloseButton={false}
        {...openOrFading(opened)}
        onClose={() => answer(false)}
        title={asked?.title}
        zIndex={dialogLayers.question}
      >
        <Stack gap="lg">
          <div>{asked?.text}</div>
          <Group justify="flex-end">
            <Button variant="default" data-autofocus onClick={() => answer(false)}>
              {t('forms.cancel')}
            </Button>
            <Button {...(asked?.tone === 'danger' ? { color: 'poppy' } : {})} onClick={() => answer(true)}>
              {asked?.verb}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </ConfirmContext.Provider>
  );
}

/**
 * Asks before something is done; true when the answer is yes.
 *
 * @example `if (await confirm({ title, text, verb, tone: 'danger' })) remove.mutate({ id })`
 */
export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider around it');
  return ask;
}

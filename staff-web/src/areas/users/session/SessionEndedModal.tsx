import { Button, Modal, Text } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { dialogLayers } from '../../../lib/dialogs/dialogLayers.ts';
import { openOrFading } from '../../../lib/dialogs/openOrFading.ts';
import { useServices } from '../../../lib/services/services.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { useStore } from '../../../lib/store/Store.ts';
import { SignInForm } from './SignInForm.tsx';
import { useSignIn } from './useSignIn.ts';

/** Asks for a new sign-in while calls wait for it; the page behind keeps all that was typed (AUTH-26 to 30). */
export function SessionEndedModal() {
  const { t } = useTexts();
  const { gate, session, queries } = useServices();
  const waiting = useStore(gate);
  const user = useUser();
  const { signIn, isPending, problem, reset } = useSignIn((begun) => {
    // For somebody else the app begins anew, and nothing is left that waits.
    session.begin(begun);
    gate.open();
    if (user === null) void queries.invalidateQueries();
  });
  const cancel = () => {
    reset();
    gate.refuse();
  };
  return (
    <Modal
      {...openOrFading(waiting > 0)}
      zIndex={dialogLayers.signIn}
      onClose={cancel}
      title={t('session.title')}
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      <Text>{t('session.ended')}</Text>
      <Text mb="md" c="dimmed">
        {t('session.kept')}
      </Text>
      <SignInForm problem={problem} isPending={isPending} onSubmit={signIn} account={user?.account}>
        <Button variant="default" onClick={cancel}>
          {t('common.cancel')}
        </Button>
      </SignInForm>
    </Modal>
  );
}

import { Outlet } from 'react-router-dom';
import { SessionEndedModal } from '../areas/users/session/SessionEndedModal.tsx';
import { ConfirmProvider } from '../lib/dialogs/ConfirmProvider.tsx';
import { Toasts } from '../lib/messages/Toasts.tsx';
import { useAccountKey } from '../lib/session/useAccountKey.ts';
import { ShortcutSheet } from '../lib/shortcuts/ShortcutSheet.tsx';
import { UnsavedGuard } from '../lib/unsaved/UnsavedGuard.tsx';

/** What every page has around it, with the frame or without. */
export function Root() {
  const accountKey = useAccountKey();
  return (
    <ConfirmProvider>
      <Outlet key={accountKey} />
      <UnsavedGuard />
      <SessionEndedModal />
      <ShortcutSheet />
      <Toasts />
    </ConfirmProvider>
  );
}

import { Outlet } from 'react-router-dom';
import { ConfirmProvider } from '../ui/dialogs/ConfirmProvider.tsx';
import { Toasts } from './messages/Toasts.tsx';
import { SessionEndedModal } from './session/SessionEndedModal.tsx';
import { ShortcutSheet } from './shortcuts/ShortcutSheet.tsx';
import { UnsavedGuard } from './unsaved/UnsavedGuard.tsx';

/** What every page has around it, with the frame or without. */
export function Root() {
  return (
    <ConfirmProvider>
      <Outlet />
      <UnsavedGuard />
      <SessionEndedModal />
      <ShortcutSheet />
      <Toasts />
    </ConfirmProvider>
  );
}

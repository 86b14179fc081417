import { Button, Group, Modal, Text } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { dialogLayers } from '../dialogs/dialogLayers.ts';
import { openOrFading } from '../dialogs/openOrFading.ts';
import { isElsewhere } from '../routing/openParam.ts';
import { useServices } from '../services/services.ts';
import { useStore } from '../store/Store.ts';

/** Stands between unsaved work and whatever would lose it. */
export function UnsavedGuard() {
  const { t } = useTexts();
  const { unsavedWork } = useServices();
  const { pathname } = useLocation();
  const { forms, asking } = useStore(unsavedWork);
  // A page that only writes its list state into the address is not left.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsavedWork.any && isElsewhere(currentLocation, nextLocation),
  );
  const blocked = blocker.state === 'blocked';
  // The step that waits leads to another page, or only out of the dialog over this one.
  const isDialog = blocked ? blocker.location.pathname === pathname : asking === 'dialog';
  const isForm = !blocked && asking === 'form';

  useEffect(() => {
    if (forms.size === 0) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [forms]);

  const answer = (leave: boolean) => {
    if (asking) unsavedWork.answer(leave);
    if (blocked) leave ? blocker.proceed() : blocker.reset();
  };
  return (
    <Modal
      {...openOrFading(asking !== null || blocked)}
      onClose={() => answer(false)}
      title={t('unsaved.title')}
      zIndex={dialogLayers.question}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Text>{t(isForm ? 'unsaved.cancelForm' : isDialog ? 'unsaved.closeDialog' : 'unsaved.leave')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" data-autofocus onClick={() => answer(false)}>
          {t(isDialog || isForm ? 'unsaved.workOn' : 'unsaved.stayHere')}
        </Button>
        <Button color="poppy" onClick={() => answer(true)}>
          {t(isForm ? 'unsaved.cancelAnyway' : isDialog ? 'unsaved.closeAnyway' : 'unsaved.leaveAnyway')}
        </Button>
      </Group>
    </Modal>
  );
}

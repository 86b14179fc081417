import { Button, Group, Modal, Text } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { dialogLayers } from '../dialogs/dialogLayers.ts';
import { openOrFading } from '../dialogs/openOrFading.ts';
import { isElsewhere } from '../routing/openParam.ts';
import { useServices } from '../services/services.ts';
import { useStore } from '../store/Store.ts';

/** Stands between unsaved work and whatever would lose it. */
export function UnsavedGuard() {
  const { t } = useTexts();
  const { unsavedWork } = useServices();
  const { forms, asking } = useStore(unsavedWork);
  // A page that only writes its list state into the address is not left.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsavedWork.any && isElsewhere(currentLocation, nextLocation),
  );
  const blocked = blocker.state === 'blocked';

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
      {...openOrFading(asking || blocked)}
      onClose={() => answer(false)}
      title={t('unsaved.title')}
      zIndex={dialogLayers.question}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Text>{t('unsaved.leave')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" data-autofocus onClick={() => answer(false)}>
          {t('unsaved.stayHere')}
        </Button>
        <Button color="poppy" onClick={() => answer(true)}>
          {t('unsaved.leaveAnyway')}
        </Button>
      </Group>
    </Modal>
  );
}

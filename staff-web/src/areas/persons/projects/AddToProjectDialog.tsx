import { Button } from '@mantine/core';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { DialogButtons } from '../../../lib/dialogs/DialogButtons.tsx';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import { ReferencePicker } from '../../../lib/picker/ReferencePicker.tsx';
import type { Reference } from '../../../lib/picker/referenceSources.ts';
import { useMemberships } from './useMemberships.ts';

interface Props {
  readonly opened: boolean;
  readonly persons: ParamsOf<Methods['addPersonsToProject']>['persons'];
  /** How many they are. */
  readonly count: number;
  readonly onClose: () => void;
}

/** Asks into which project persons come. */
export function AddToProjectDialog({ opened, persons, count, onClose }: Props) {
  const { t } = useTexts();
  const [project, setProject] = useState<Reference | null>(null);
  const { add, isBusy } = useMemberships();
  const submit = async () => {
    if (!project) return;
    await add({ id: project.id, title: project.name }, persons).then(onClose, () => undefined);
  };
  return (
    <PanelDialog opened={opened} closesBeside={false} onClose={onClose} title={t('projectPages.addTitle', { count })}>
      <ReferencePicker
        kind="project"
        label={t('projectPages.which')}
        required
        autoFocus
        isLookupOnly
        value={project}
        onChange={setProject}
      />
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <SteadyButton disabled={!project} loading={isBusy} onClick={() => void submit()}>
          {t('projectPages.addThem', { count })}
        </SteadyButton>
      </DialogButtons>
    </PanelDialog>
  );
}

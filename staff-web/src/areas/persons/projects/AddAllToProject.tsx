import { Button } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Icon } from '../../../lib/icons/Icon.tsx';
import type { ListParams } from '../../../lib/list/listTypes.ts';
import { AddToProjectDialog } from './AddToProjectDialog.tsx';

interface Props {
  /** What the list of persons is asked with. */
  readonly search: ListParams<'findPerson'>;
  readonly total: number;
}

/** Brings all persons of a search into a project. */
export function AddAllToProject({ search, total }: Props) {
  const { t } = useTexts();
  const [{ opened, key }, setShown] = useState({ opened: false, key: 0 });
  const { text = '', filter, dataset, sounds_alike } = search;
  const asked = {
    text,
    ...(filter === undefined ? {} : { filter }),
    ...(dataset === undefined ? {} : { dataset }),
    ...(sounds_alike === undefined ? {} : { sounds_alike }),
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon name="project" />}
        onClick={() => setShown({ opened: true, key: key + 1 })}
      >
        {t('projectPages.addAll', { count: total })}
      </Button>
      {/* Each time it begins anew. */}
      <AddToProjectDialog
        key={key}
        opened={opened}
        persons={{ search: asked }}
        count={total}
        onClose={() => setShown({ opened: false, key })}
      />
    </>
  );
}

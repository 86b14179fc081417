import { Button } from '@mantine/core';
import { membershipLimit } from '@salient/shared/areas/persons/membershipMethods.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Icon } from '../../../lib/icons/Icon.tsx';
import type { ListParams } from '../../../lib/list/listTypes.ts';
import { AddToProjectDialog } from './AddToProjectDialog.tsx';

interface Props {
  /** What the list of persons is asked with. */
  readonly search: ListParams<'findPerson'>;
  /** Null while it is not known. */
  readonly total: number | null;
}

/** Brings all persons of a search into a project; nothing where they are none, or more than can be brought at once. */
export function AddAllToProject({ search, total }: Props) {
  const { t } = useTexts();
  const [{ opened, key }, setShown] = useState({ opened: false, key: 0 });
  if (total === null || total === 0 || total > membershipLimit) return null;
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

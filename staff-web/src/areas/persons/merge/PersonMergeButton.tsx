import { Button } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { mergePanel, pairText } from '../../../lib/merges/mergePair.ts';
import type { PickedPerson } from './MergePick.ts';
import { useMergePick } from './useMergePick.ts';

interface Props {
  readonly person: PickedPerson;
  readonly hrefOf: (panel: string, id: string) => string;
}

/** The merge of a person from its own page: the first pick, the second, or the first taken back (PERSON-11, PERSON-14). */
export function PersonMergeButton({ person, hrefOf }: Props) {
  const { t } = useTexts();
  const { picked, pick, clear } = useMergePick();
  const look = { variant: 'default', leftSection: <Icon name="merge" /> } as const;
  if (picked && picked.id !== person.id) {
    return (
      <Button {...look} component={Link} to={hrefOf(mergePanel, pairText(picked.id, person.id))} preventScrollReset>
        {t('merging.withPicked', { name: person.name, picked: picked.name })}
      </Button>
    );
  }
  if (picked) {
    return (
      <Button {...look} onClick={clear}>
        {t('merging.stop')}
      </Button>
    );
  }
  return (
    <Button {...look} aria-label={t('merging.startOf', { name: person.name })} onClick={() => pick(person)}>
      {t('merging.start')}
    </Button>
  );
}

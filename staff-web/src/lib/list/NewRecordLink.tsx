import { Button } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link, useNavigate } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import { pathTo } from '../routing/links.ts';
import { useShortcut } from '../shortcuts/useShortcut.ts';

interface Props {
  readonly noun: 'person' | 'place' | 'memorial' | 'military_entity' | 'key_location';
}

/** Leads from a list to the page that makes a new one, also by the key `n`. */
export function NewRecordLink({ noun }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const title = t(`pages.${noun}_create`);
  const path = pathTo(`${noun}_create`);
  useShortcut('n', title, () => void navigate(path));
  return (
    <Button component={Link} to={path} leftSection={<Icon name="plus" />} aria-keyshortcuts="n">
      {title}
    </Button>
  );
}

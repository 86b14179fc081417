import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import { useShortcut } from '../shortcuts/useShortcut.ts';

interface Props {
  readonly to: string;
  readonly title: string;
}

/** Leads from a list to the page that makes a new one, also by the key `n`. */
export function NewRecordLink({ to, title }: Props) {
  const navigate = useNavigate();
  useShortcut('n', title, () => void navigate(to));
  return (
    <Button component={Link} to={to} leftSection={<Icon name="plus" />} aria-keyshortcuts="n">
      {title}
    </Button>
  );
}

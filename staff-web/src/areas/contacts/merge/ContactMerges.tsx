import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useEffect, useState } from 'react';
import { RecordMerges } from '../../../lib/merges/RecordMerges.tsx';
import { useContactMergeCommands } from './useContactMergeCommands.ts';

interface Props {
  readonly id: string;
  /** Is told when somebody merged another one into the contact person, or took that back: it is another record by then. */
  readonly onChanged: () => void;
}

/** What became part of a contact person, each with its way back. */
export function ContactMerges({ id, onChanged }: Props) {
  const { data } = useMethod('findContactPersonMerges', { contact_person_id: id });
  const { undo } = useContactMergeCommands();
  const standing = data?.flatMap((merge) => (merge.undone_at === null ? [merge.id] : [])).join();
  const [shown, setShown] = useState(standing);
  if (shown === undefined && standing !== undefined) setShown(standing);
  useEffect(() => {
    if (shown === undefined || standing === undefined || shown === standing) return;
    setShown(standing);
    onChanged();
  }, [shown, standing, onChanged]);
  return <RecordMerges id={id} merges={data ?? []} undo={(merge) => undo(merge.id)} />;
}

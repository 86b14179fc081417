import { Button } from '@mantine/core';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { pathTo, useHere, withVia } from '../../../lib/routing/links.ts';
import { useServices } from '../../../lib/services/services.ts';
import { useActor } from '../../../lib/session/useSession.ts';

interface Props {
  readonly part: 'events' | 'documentation' | 'contacts';
  readonly personId: string;
  /** As the new document calls whom it refers to. */
  readonly name?: string;
}

/** Says that nothing hangs here yet, and leads to where it is made (A11, PERSON-61). */
export function EmptyPart({ part, personId, name = '' }: Props) {
  const { t } = useTexts();
  const here = useHere();
  const actor = useActor();
  const { hasScreen } = useServices();
  const way =
    part === 'documentation' && hasScreen('document_create')
      ? { to: documentPath(personId, name), label: t('personRecord.addDocument') }
      : null;
  return (
    <div className="record-empty">
      <p>{t(`personRecord.empty.${part}`)}</p>
      {way && canEdit(actor) && (
        <Button component={Link} to={withVia(way.to, here)} variant="default">
          {way.label}
        </Button>
      )}
    </div>
  );
}

const documentPath = (id: string, name: string) =>
  `${pathTo('document_create')}?${new URLSearchParams({ ref_id: id, ref_type: 'person', ref_name: name })}`;

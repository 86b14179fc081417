import { Button } from '@mantine/core';
import { type AttachmentRights, whyNotUsed } from '@salient/shared/areas/attachments/attachment.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { dayText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useConfirm } from '../../lib/dialogs/ConfirmProvider.tsx';
import { Panel } from '../../lib/form/Panel.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { FactRows } from '../../lib/page/FactRows.tsx';
import { Notice } from '../../lib/page/Notice.tsx';
import '../attachments/files.css';
import { rightsFields, rightText } from '../attachments/rightsWords.ts';
import { type OwnerToSay, ScanRightsDialog } from './ScanRightsDialog.tsx';
import './scanRights.css';
import { scanRightsQueries } from './scanRightsQueries.ts';

interface Props {
  readonly owner: OwnerToSay;
  /** What holds as long as nothing is said of it, and where that is said. */
  readonly inherited: { readonly rights: AttachmentRights; readonly title: string; readonly path: string } | null;
  /** What is to be known where nothing is said at all. */
  readonly unsaid: string;
  readonly mayEdit: boolean;
}

/** The rights to the scans of a box, a document or a page: what holds, where that is said, and whether visitors see them. */
export function ScanRightsPanel({ owner, inherited, unsaid, mayEdit }: Props) {
  const { t } = useTexts();
  const [isSaying, setSaying] = useState(false);
  const takeBack = useTakeBack(owner);
  const inForce = owner.own ?? inherited?.rights ?? null;
  return (
    <Panel title={t('scanRights.title')}>
      {inForce ? <RightsFacts rights={inForce} /> : <p className="form-hint">{unsaid}</p>}
      {!owner.own && inherited && (
        <p className="form-hint">
          {t('scanRights.inherited')} <Link to={inherited.path}>{inherited.title}</Link>
        </p>
      )}
      {mayEdit && (
        <div className="scan-rights-actions">
          <Button size="xs" variant="default" onClick={() => setSaying(true)}>
            {t(owner.own ? 'scanRights.change' : 'scanRights.say')}
          </Button>
          {owner.own && owner.type !== 'collection' && (
            <Button size="xs" variant="subtle" onClick={() => void takeBack()}>
              {t('scanRights.takeBack')}
            </Button>
          )}
        </div>
      )}
      {isSaying && (
        <ScanRightsDialog owners={[owner]} inherited={inherited?.rights ?? null} onClose={() => setSaying(false)} />
      )}
    </Panel>
  );
}

/** Rights in words, and why visitors do not see what has them. */
function RightsFacts({ rights }: { readonly rights: AttachmentRights }) {
  const { t } = useTexts();
  const problem = whyNotUsed(rights, ['web'], dayText(new Date()));
  return (
    <>
      {problem && (
        <Notice tone="warning">
          {t(`scanRights.problems.${problem}`)} {t('scanRights.stays')}
        </Notice>
      )}
      <dl className="scan-rights-facts">
        <FactRows facts={rightsFields.map((field) => [t(`files.fields.${field}`), rightText(rights, field, t)])} />
      </dl>
    </>
  );
}

/** Has what is said more widely hold again, after asking. */
function useTakeBack({ type, id, version }: OwnerToSay) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const messages = useMessages();
  const command = useCommand('setScanRights', { refreshes: scanRightsQueries });
  return async () => {
    const question = {
      title: t('scanRights.takeBack'),
      text: t('scanRights.takeBackText'),
      verb: t('scanRights.takeBackVerb'),
    };
    if (!(await confirm(question))) return;
    await command.mutateAsync({ owners: [{ type, id, version }], rights: null }).then(
      () => messages.success(t('scanRights.takenBack')),
      () => undefined,
    );
  };
}

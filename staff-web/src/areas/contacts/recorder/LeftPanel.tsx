import { Button, CopyButton } from '@mantine/core';
import { contactName } from '@salient/shared/areas/contacts/contactPerson.ts';
import type { ActiveContactMoment } from '@salient/shared/areas/contacts/moments/contactMomentDraft.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useConfirm } from '../../../lib/dialogs/ConfirmProvider.tsx';
import { Panel } from '../../../lib/form/Panel.tsx';
import { ContributionList } from './ContributionList.tsx';
import { useRecorder } from './useRecorder.ts';

/** What was written here for a moment that ended elsewhere: nothing of it goes before somebody decides. */
export function LeftPanel({ left }: { readonly left: ActiveContactMoment }) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const { recorder, moment } = useRecorder();
  const title = t('contactRecorder.left.title', { person: contactName(left.person) });
  const drop = async () => {
    const isSure = await confirm({
      title,
      text: t('contacts.messages.cancel'),
      verb: t('contactRecorder.discard'),
      tone: 'danger',
    });
    if (isSure) recorder.dropLeftover(left.id);
  };
  return (
    <Panel title={title}>
      <p>{t('contactRecorder.left.text')}</p>
      {left.transcript !== '' && <blockquote className="recorder-left">{left.transcript}</blockquote>}
      <ContributionList contributions={left.contributions} />
      <div className="recorder-left-buttons">
        {left.transcript !== '' && <CopyText text={left.transcript} />}
        {!moment && <Button onClick={() => recorder.goOnWith(left)}>{t('contactRecorder.left.goOn')}</Button>}
        <Button variant="default" onClick={() => void drop()}>
          {t('contactRecorder.discard')}
        </Button>
      </div>
    </Panel>
  );
}

export function CopyText({ text }: { readonly text: string }) {
  const { t } = useTexts();
  return (
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <Button variant="default" onClick={copy}>
          {t(copied ? 'frame.copied' : 'contactRecorder.copy')}
        </Button>
      )}
    </CopyButton>
  );
}

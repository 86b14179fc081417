import { contactName } from '@salient/shared/areas/contacts/contactPerson.ts';
import type { ActiveContactMoment } from '@salient/shared/areas/contacts/moments/contactMomentDraft.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { Notice } from '../../../lib/page/Notice.tsx';
import { ReferencePicker } from '../../../lib/picker/ReferencePicker.tsx';
import type { PersonGone } from './ContactRecorder.ts';
import { useRecorder } from './useRecorder.ts';

interface Props {
  readonly moment: ActiveContactMoment;
  readonly why: PersonGone;
}

/** The contact person is no more: the moment goes on with somebody else, or is thrown away where they were erased. */
export function PersonGoneNotice({ moment: { person }, why }: Props) {
  const { t } = useTexts();
  const client = useClient();
  const messages = useMessages();
  const { recorder } = useRecorder();
  const choose = async (id: string) => {
    try {
      await recorder.changePerson(await client.getContactPerson({ id }));
    } catch (error) {
      messages.failure(error);
    }
  };
  return (
    <Notice tone="error">
      <p>{t(`contactRecorder.personGone.${why}`, { person: contactName(person) })}</p>
      {why === 'removed' && (
        <ReferencePicker
          kind="contact_person"
          label={t('contactRecorder.personGone.choose')}
          value={null}
          onChange={(chosen) => chosen && void choose(chosen.id)}
        />
      )}
    </Notice>
  );
}

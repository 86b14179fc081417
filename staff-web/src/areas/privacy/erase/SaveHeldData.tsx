import type { LivingPerson, PersonalData } from '@salient/shared/areas/privacy/erase/erasure.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { dayText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { personalDataHtml } from './personalDataHtml.ts';
import { saveFile } from './saveFile.ts';

interface Props {
  readonly person: LivingPerson;
  /** Uncertain records that are of the person all the same. */
  readonly including: ReadonlySet<string>;
}

/** Hands over all that is held on a person as a file: every row of it, where a page tells the newest alone. */
export function SaveHeldData({ person, including }: Props) {
  const { t, language } = useTexts();
  const client = useClient();
  const messages = useMessages();
  const [saving, setSaving] = useState<'html' | 'json' | null>(null);
  const save = async (form: 'html' | 'json') => {
    setSaving(form);
    try {
      const data = await client.getPersonalData({ ...person, whole: true });
      const handed = ofPerson(data, including);
      const name = `salient-${dayText(data.at)}.${form}`;
      if (form === 'html') saveFile(name, 'text/html', personalDataHtml(handed, t, language));
      else saveFile(name, 'application/json', `${JSON.stringify(handed, null, 2)}\n`);
    } catch (error) {
      messages.failure(error);
    } finally {
      setSaving(null);
    }
  };
  return (
    <>
      <SteadyButton variant="default" loading={saving === 'html'} onClick={() => void save('html')}>
        {t('personalData.saveHtml')}
      </SteadyButton>
      <SteadyButton variant="default" loading={saving === 'json'} onClick={() => void save('json')}>
        {t('personalData.saveJson')}
      </SteadyButton>
    </>
  );
}

/** What is handed to a person holds nothing of somebody else. */
const ofPerson = (data: PersonalData, including: ReadonlySet<string>): PersonalData => ({
  ...data,
  records: data.records.filter(({ id, isUncertain }) => !isUncertain || including.has(id)),
});

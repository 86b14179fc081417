import { Button, TextInput } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../../lib/page/Page.tsx';
import '../erase/personalData.css';
import { ContactAccessTable } from './ContactAccessTable.tsx';

/** For administrators: every look at contact persons and their moments, the last one first. */
export function ContactAccessPage() {
  const { t } = useTexts();
  const [address, setAddress] = useSearchParams();
  const account = address.get('account') ?? '';
  const [typed, setTyped] = useState(account);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAddress(typed.trim() === '' ? {} : { account: typed.trim() });
  };
  return (
    <Page title={t('pages.contact_access')}>
      <p className="lead personal-lead">{t('personalData.access.lead')}</p>
      <form className="personal-search" onSubmit={submit}>
        <TextInput
          label={t('personalData.access.account')}
          value={typed}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {t('personalData.access.filter')}
        </Button>
      </form>
      <ContactAccessTable key={account} account={account} />
    </Page>
  );
}

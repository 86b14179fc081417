import { Button, TextInput } from '@mantine/core';
import type { LivingPerson } from '@salient/shared/areas/privacy/erase/erasure.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type SubmitEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { ErasureList } from './ErasureList.tsx';
import { HeldData } from './HeldData.tsx';
import './personalData.css';

/** For administrators: what the museum holds on a living person, the way to erase it, and what was erased so far. */
export function PersonalDataPage() {
  const { t } = useTexts();
  const [address] = useSearchParams();
  const contactPersonId = address.get('contact');
  // Names and mail addresses stand in no address of the browser, which remembers them.
  const [person, setPerson] = useState<LivingPerson | null>(
    contactPersonId === null ? null : { contactPersonId, email: '', name: '' },
  );
  return (
    <Page title={t('pages.personal_data')}>
      <p className="lead personal-lead">{t('personalData.lead')}</p>
      <SearchForm onSearch={setPerson} />
      {person && <Held person={person} onErased={() => setPerson(null)} />}
      <ErasureList />
      <p>
        <Link to="/personal_data/looks">{t('personalData.looksLink')}</Link>
      </p>
    </Page>
  );
}

function SearchForm({ onSearch }: { readonly onSearch: (person: LivingPerson) => void }) {
  const { t } = useTexts();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch({ name: name.trim(), email: email.trim() });
  };
  return (
    <form className="personal-search" onSubmit={submit} aria-label={t('personalData.search.title')}>
      <TextInput
        label={t('personalData.search.name')}
        value={name}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label={t('personalData.search.email')}
        type="email"
        value={email}
        maxLength={254}
        autoComplete="off"
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" disabled={name.trim() === '' && email.trim() === ''}>
        {t('personalData.search.submit')}
      </Button>
    </form>
  );
}

function Held({ person, onErased }: { readonly person: LivingPerson; readonly onErased: () => void }) {
  const { t } = useTexts();
  const { data, error, refetch } = useMethod('getPersonalData', person);
  if (error) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <p role="status" className="personal-waiting">
        {t('personalData.gathering')}
      </p>
    );
  return <HeldData key={JSON.stringify(person)} person={person} data={data} onErased={onErased} />;
}

import { Button, TextInput } from '@mantine/core';
import type { LivingPerson } from '@salient/shared/areas/privacy/erase/erasure.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { failureText } from '../../../lib/messages/failureText.ts';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { ErasureList } from './ErasureList.tsx';
import { HeldData } from './HeldData.tsx';
import '../../../lib/form/form.css';
import './personalData.css';

/** For administrators: what the museum holds on a living person, the way to erase it, and what was erased so far. */
export function PersonalDataPage() {
  const { t } = useTexts();
  const [address, setAddress] = useSearchParams();
  const contactPersonId = address.get('contact');
  // Names and mail addresses stand in no address of the browser, which remembers them.
  const [person, setPerson] = useState<LivingPerson | null>(
    contactPersonId === null ? null : { contactPersonId, email: '', name: '' },
  );
  // What was held is gone, and the button with it: the proof is what follows.
  const erasures = useRef<HTMLElement>(null);
  const [searches, setSearches] = useState(0);
  const onErased = () => {
    setPerson(null);
    setSearches(searches + 1);
    setAddress({}, { replace: true });
    erasures.current?.focus();
  };
  return (
    <Page title={t('pages.personal_data')}>
      <p className="lead personal-lead">{t('personalData.lead')}</p>
      <SearchForm key={searches} onSearch={setPerson} />
      {person && <Held person={person} onErased={onErased} />}
      <ErasureList ref={erasures} />
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
  if (error) {
    // A single word says of nobody who it is: another search is what helps.
    const isUnnamed = failureOf(error).name === 'personNotNamed';
    return (
      <div className="personal-failed">
        {isUnnamed ? (
          <Notice tone="error">{failureText(error, t)}</Notice>
        ) : (
          <FailedNotice error={error} onRetry={() => void refetch()} />
        )}
      </div>
    );
  }
  if (!data)
    return (
      <p role="status" className="personal-waiting">
        {t('personalData.gathering')}
      </p>
    );
  return <HeldData key={JSON.stringify(person)} person={person} data={data} onErased={onErased} />;
}

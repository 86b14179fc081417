import {
  publicPathOf,
  type ShortAddressKind,
  type ShortAddressTarget,
} from '@salient/shared/areas/short-addresses/shortAddress.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { NothingHere } from '../about/NothingHere.tsx';
import { type Address, addParams } from '../app/address.ts';
import { useHead } from '../app/head.ts';
import type { PageProps } from '../app/pages.ts';
import { NoKey } from '../keys/NoKey.tsx';
import { GoneStory } from '../stories/GoneStory.tsx';
import { FailedPage } from '../ui/FailedPage.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { WaitingPage } from '../ui/WaitingPage.tsx';

const codeOf = ({ route }: Address) => (route.page === 'shortAddress' ? route.code.slice(0, 200) : '');

export const fetchAhead = (address: Address, client: Client) =>
  [methodQuery(client, 'openShortAddress', { code: codeOf(address) })] as unknown as FetchQueryOptions[];

/** `/s/{code}`: on to the page it was given to, in the language and version that its address wishes. */
export function Page({ address }: PageProps) {
  const { t } = useTexts();
  const { data: target, error, refetch } = useMethod('openShortAddress', { code: codeOf(address) });
  if (target) return <Forwarding target={target} address={address} />;
  if (!error) return <WaitingPage />;
  const failure = failureOf(error);
  switch (failure.name) {
    case 'notFound':
      return <NothingHere title={t('keys.shortNotFound.title')} text={t('keys.shortNotFound.text')} status={404} />;
    case 'gone':
      return <Gone {...(failure.data as Withdrawn)} />;
    default:
      return <FailedPage error={error} onRetry={() => void refetch()} />;
  }
}

interface Withdrawn {
  readonly entity: ShortAddressKind;
  /** Since when, ISO 8601. */
  readonly at: string;
}

/** What the page's own address says once it is withdrawn. */
function Gone({ entity, at }: Withdrawn) {
  const { t } = useTexts();
  switch (entity) {
    case 'key_location':
      return <NoKey at={at} />;
    case 'person_story':
    case 'remembrance_key':
      return <GoneStory at={at} />;
    case 'story_pair':
      return (
        <NothingHere title={t('storyPage.pairNotFound.title')} text={t('storyPage.pairNotFound.text')} status={410} />
      );
  }
}

interface ForwardingProps {
  readonly target: ShortAddressTarget;
  readonly address: Address;
}

/** By HTTP 302, because the page may be withdrawn one day, and inside the app at once. */
function Forwarding({ target, address }: ForwardingProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const location = addParams(address.base + publicPathOf(target), address.params);
  useHead({ title: `${t('keys.forwarding')} – Salient`, status: 302, location, index: false });
  useEffect(() => void navigate(location, { replace: true }), [navigate, location]);
  return (
    <div className="page page-narrow">
      <PageTitle>{t('keys.forwarding')}</PageTitle>
      <p>
        <Link className="button" to={location}>
          {t('keys.toPage')}
        </Link>
      </p>
    </div>
  );
}

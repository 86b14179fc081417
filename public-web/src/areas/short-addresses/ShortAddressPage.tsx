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
import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type Address, addParams } from '../../lib/routing/address.ts';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { useHead } from '../../lib/site/head.ts';
import { FailedPage } from '../../lib/ui/FailedPage.tsx';
import { NothingHere } from '../../lib/ui/NothingHere.tsx';
import { PageTitle } from '../../lib/ui/PageTitle.tsx';
import { WaitingPage } from '../../lib/ui/WaitingPage.tsx';
import type { ShortAddressRoute } from './shortAddressRoute.ts';

const codeOf = ({ route }: Address<ShortAddressRoute>) => route.code.slice(0, 200);

export const fetchAhead = (address: Address<ShortAddressRoute>, client: Client) =>
  [methodQuery(client, 'openShortAddress', { code: codeOf(address) })] as unknown as FetchQueryOptions[];

export interface Withdrawn {
  readonly entity: ShortAddressKind;
  readonly id: string;
  /** Since when, ISO 8601. */
  readonly at: string;
}

interface Props extends PageProps<ShortAddressRoute> {
  /** What the page's own address says once it is withdrawn. */
  readonly gone: (withdrawn: Withdrawn) => ReactNode;
}

/** `/s/{code}` and `/p/{code}`: on to the page it was given to, in the language and version that its address wishes. */
export function ShortAddressPage({ address, gone }: Props) {
  const { t } = useTexts();
  const { data: target, error, refetch } = useMethod('openShortAddress', { code: codeOf(address) });
  if (target) return <Forwarding target={target} address={address} />;
  if (!error) return <WaitingPage />;
  const failure = failureOf(error);
  switch (failure.name) {
    case 'notFound':
      return (
        <NothingHere
          title={t('keyLocationPages.shortNotFound.title')}
          text={t('keyLocationPages.shortNotFound.text')}
          status={404}
        />
      );
    case 'gone':
      return gone(failure.data as Withdrawn);
    default:
      return <FailedPage error={error} onRetry={() => void refetch()} />;
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
  useHead({ title: `${t('keyLocationPages.forwarding')} – Salient`, status: 302, location, index: false });
  useEffect(() => void navigate(location, { replace: true }), [navigate, location]);
  return (
    <div className="page page-narrow">
      <PageTitle>{t('keyLocationPages.forwarding')}</PageTitle>
      <p>
        <Link className="button" to={location}>
          {t('keyLocationPages.toPage')}
        </Link>
      </p>
    </div>
  );
}

import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { Address } from '../../lib/routing/address.ts';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { linkToMemorial } from '../memorials/linkToMemorial.ts';
import type { MemorialRoute } from '../memorials/memorialRoute.ts';
import { NamesPages } from './NamesPages.tsx';
import { isPastLastPage, wantedNames } from './wantedNames.ts';

function paramsOf(address: Address<MemorialRoute>): ParamsOf<Methods['findPublicPersonsOnMemorial']> {
  const { text, offset, limit } = wantedNames(address);
  return { memorialId: address.route.id, text, offset, limit };
}

export const namesOnMemorialQuery = (address: Address<MemorialRoute>, client: Client) =>
  methodQuery(client, 'findPublicPersonsOnMemorial', paramsOf(address));

/** Whether the address asks for a page of them that there is not. */
export const useIsPastNamesOnMemorial = (address: Address<MemorialRoute>): boolean =>
  isPastLastPage(address, useMethod('findPublicPersonsOnMemorial', paramsOf(address)).data?.total);

/** The names on a memorial. */
export function NamesOnMemorial({ address }: PageProps<MemorialRoute>) {
  const { t } = useTexts();
  const { id } = address.route;
  const found = useMethod('findPublicPersonsOnMemorial', paramsOf(address), { keepPrevious: true });
  return (
    <NamesPages
      address={address}
      title={t('memorialPage.names')}
      searchLabel={t('memorialPage.search')}
      emptyText={t('memorialPage.empty')}
      found={found}
      path={`${address.base}/memorial/${id}`}
      linkTo={(params) => linkToMemorial(address, id, params)}
      via={{ page: 'memorial', id }}
      detailOf={({ mentions }) => mentions.flatMap(({ ref }) => ref || []).join(', ')}
    />
  );
}

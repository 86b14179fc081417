import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { Address } from '../../lib/routing/address.ts';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { linkToUnit } from '../military/linkToUnit.ts';
import type { UnitRoute } from '../military/unitRoute.ts';
import { NamesPages } from './NamesPages.tsx';
import { isPastLastPage, wantedNames } from './wantedNames.ts';

function paramsOf(address: Address<UnitRoute>): ParamsOf<Methods['findPublicPersonsInUnit']> {
  const { text, offset, limit } = wantedNames(address);
  return { unitId: address.route.id, text, offset, limit };
}

export const personsInUnitQuery = (address: Address<UnitRoute>, client: Client) =>
  methodQuery(client, 'findPublicPersonsInUnit', paramsOf(address));

/** Whether the address asks for a page of them that there is not. */
export const useIsPastPersonsInUnit = (address: Address<UnitRoute>): boolean =>
  isPastLastPage(address, useMethod('findPublicPersonsInUnit', paramsOf(address)).data?.total);

/** Who served in a regiment or unit. */
export function PersonsInUnit({ address }: PageProps<UnitRoute>) {
  const { t, language } = useTexts();
  const { id } = address.route;
  const found = useMethod('findPublicPersonsInUnit', paramsOf(address), { keepPrevious: true });
  return (
    <NamesPages
      address={address}
      title={t('unitPage.persons')}
      searchLabel={t('unitPage.search')}
      emptyText={t('unitPage.noPersons')}
      found={found}
      path={`${address.base}/unit/${id}`}
      linkTo={(params) => linkToUnit(address, id, params)}
      via={{ page: 'unit', id }}
      detailOf={({ rank, rankInLanguages }) => rankInLanguages?.[language] ?? rank}
    />
  );
}

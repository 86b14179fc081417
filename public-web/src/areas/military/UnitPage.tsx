import { armyName } from '@salient/shared/areas/military/names/armyNames.ts';
import { writtenUnitName } from '@salient/shared/areas/military/names/writtenUnitName.ts';
import type { PublicUnit } from '@salient/shared/areas/military/publicUnit.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { pathInLanguage, useHead } from '../../lib/site/head.ts';
import { useSite } from '../../lib/site/SiteContext.ts';
import { FailedPage } from '../../lib/ui/FailedPage.tsx';
import { MergedRecord } from '../../lib/ui/MergedRecord.tsx';
import { NothingHere } from '../../lib/ui/NothingHere.tsx';
import { PageTitle } from '../../lib/ui/PageTitle.tsx';
import { WaitingPage } from '../../lib/ui/WaitingPage.tsx';
import { linkToUnit } from './linkToUnit.ts';
import { UnitInArmy } from './UnitInArmy.tsx';
import { UnitLosses } from './UnitLosses.tsx';
import { UnitPath } from './UnitPath.tsx';
import { unitGraph } from './unitJsonLd.ts';
import type { UnitRoute } from './unitRoute.ts';

export const unitQuery = ({ id }: UnitRoute, client: Client) => methodQuery(client, 'getPublicUnit', { id });

interface Props extends PageProps<UnitRoute> {
  /** Who served in it, page by page. */
  readonly persons: ReactNode;
}

/** A military unit as visitors read it: where it stood in the army, where it was, its losses and its people. */
export function UnitPage({ address, persons }: Props) {
  const { t } = useTexts();
  const { data: unit, error, refetch } = useMethod('getPublicUnit', { id: address.route.id });
  if (unit) return <UnitArticle unit={unit} persons={persons} />;
  if (!error) return <WaitingPage />;
  const { name, data } = failureOf(error);
  switch (name) {
    case 'notFound':
      return <NothingHere title={t('unitPage.notFound.title')} text={t('unitPage.notFound.text')} status={404} />;
    case 'merged':
      return (
        <MergedRecord
          location={linkToUnit(address, (data as { to?: string })?.to ?? '')}
          title={t('unitPage.merged.title')}
          text={t('unitPage.merged.text')}
          follow={t('unitPage.merged.follow')}
        />
      );
    case 'gone':
      return <NothingHere title={t('unitPage.gone.title')} text={t('unitPage.gone.text')} status={410} />;
    default:
      return <FailedPage error={error} onRetry={() => void refetch()} />;
  }
}

function UnitArticle({ unit, persons }: { readonly unit: PublicUnit; readonly persons: ReactNode }) {
  const { t, language } = useTexts();
  const { origin } = useSite();
  const { id, type } = unit;
  const name = writtenUnitName(unit);
  const army = armyName(unit.army, language);
  const path = `/unit/${id}`;
  useHead({
    title: `${name}, ${army} – Salient`,
    description: t('unitPage.metaDescription', { name, army }),
    path,
    graph: unitGraph(unit, origin + pathInLanguage(path, language), language),
  });
  const hasPersons = type === 'regiment' || type === 'unit';
  return (
    <article className="page unit-page">
      <header className="person-header">
        <p className="person-kind">
          <span>{t(`unitPage.types.${type}`)}</span>
          <span>
            {army}
            {army !== unit.army && ` (${unit.army})`}
          </span>
        </p>
        <PageTitle className="person-name">
          <bdi>{name}</bdi>
        </PageTitle>
      </header>
      <UnitInArmy unit={unit} />
      <UnitPath track={unit.track} />
      {hasPersons && <UnitLosses unitId={id} />}
      {hasPersons && persons}
    </article>
  );
}

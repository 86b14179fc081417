import { fullName, yearsOf } from '@salient/shared/areas/persons/personNames.ts';
import { personPath } from '@salient/shared/areas/persons/personPaths.ts';
import type { PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { NothingHere } from '../about/NothingHere.tsx';
import type { Address } from '../app/address.ts';
import { pathInLanguage, useHead } from '../app/head.ts';
import { viaOf } from '../app/links.ts';
import type { PageProps } from '../app/pages.ts';
import { useSite } from '../app/SiteContext.ts';
import { Failure } from '../ui/Failure.tsx';
import { BackLink } from './BackLink.tsx';
import { CiteAndShare } from './CiteAndShare.tsx';
import { FeedbackSection } from './FeedbackSection.tsx';
import { GonePerson } from './GonePerson.tsx';
import { MergedPerson } from './MergedPerson.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonHeader } from './PersonHeader.tsx';
import { personGraph } from './personJsonLd.ts';
import { Relations } from './Relations.tsx';
import { summarySentences } from './summary.ts';
import { Timeline } from './Timeline.tsx';

const idOf = ({ route }: Address) => (route.page === 'person' ? route.id : '');

export const fetchAhead = (address: Address, client: Client) =>
  [methodQuery(client, 'getPublicPerson', { id: idOf(address) })] as unknown as FetchQueryOptions[];

/** The page of one person. */
export function Page({ address }: PageProps) {
  const { t } = useTexts();
  const { data: person, error, refetch } = useMethod('getPublicPerson', { id: idOf(address) });
  if (person) return <PersonArticle person={person} address={address} />;
  if (!error) return <Waiting />;
  const failure = failureOf(error);
  const { to, at } = (failure.data ?? {}) as { to?: string; at?: string };
  switch (failure.name) {
    case 'notFound':
      return <NothingHere title={t('personPage.notFound.title')} text={t('personPage.notFound.text')} status={404} />;
    case 'merged':
      return <MergedPerson address={address} to={to ?? ''} />;
    case 'gone':
      return <GonePerson id={idOf(address)} at={at ?? ''} />;
    default:
      return <Failed error={error} onRetry={() => void refetch()} />;
  }
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTexts();
  useHead({ title: `${t('personPage.failed')} – Salient`, status: 503, index: false });
  return (
    <div className="page page-narrow">
      <Failure title={t('personPage.failed')} error={error} onRetry={onRetry} />
    </div>
  );
}

function Waiting() {
  const { t } = useTexts();
  return (
    <div className="page person-page person-waiting" aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('common.loading')}
      </p>
      <div className="skeleton-title" />
      <div className="skeleton-text" />
    </div>
  );
}

function PersonArticle({ person, address }: { readonly person: PublicPerson; readonly address: Address }) {
  const texts = useTexts();
  const { t, language } = texts;
  const { origin } = useSite();
  const sentences = summarySentences(person, texts);
  const name = fullName(person) || t('persons.nameless');
  const years = yearsOf(person);
  const path = personPath(person._id);

  useHead({
    title: `${t('personPage.metaTitle', { name: years ? `${name} (${years})` : name })} – Salient`,
    description: sentences.join(' '),
    path,
    kind: 'profile',
    graph: personGraph(person, origin + pathInLanguage(path, language), language),
  });

  return (
    <article className="page person-page">
      <BackLink via={viaOf(address)} />
      <PersonHeader person={person} name={name} summary={sentences.join(' ')} />
      <PersonFacts person={person} />
      <Timeline events={person.events} />
      <Relations relations={person.relations} />
      <FeedbackSection person={person} name={name} />
      <CiteAndShare person={person} name={name} years={years} />
    </article>
  );
}

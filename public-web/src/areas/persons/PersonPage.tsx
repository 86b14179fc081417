import type { FellowGroup } from '@salient/shared/areas/persons/fellows/fellowMethods.ts';
import { summarySentences } from '@salient/shared/areas/persons/life/summarySentences.ts';
import { fullName, yearsOf } from '@salient/shared/areas/persons/personNames.ts';
import { personPath } from '@salient/shared/areas/persons/personPaths.ts';
import type { PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Address } from '../../lib/routing/address.ts';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { pathInLanguage, useHead } from '../../lib/site/head.ts';
import { useSite } from '../../lib/site/SiteContext.ts';
import { Failure } from '../../lib/ui/Failure.tsx';
import { MergedRecord } from '../../lib/ui/MergedRecord.tsx';
import { NothingHere } from '../../lib/ui/NothingHere.tsx';
import { CiteAndShare } from './CiteAndShare.tsx';
import { Fellows } from './Fellows.tsx';
import { GonePerson } from './GonePerson.tsx';
import { linkToPerson } from './linkToPerson.ts';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonHeader } from './PersonHeader.tsx';
import { personGraph } from './personJsonLd.ts';
import type { PersonRoute } from './personRoute.ts';
import { Relations } from './Relations.tsx';
import { Timeline } from './Timeline.tsx';
import { viaOf } from './via.ts';

export const fetchAhead = ({ route }: Address<PersonRoute>, client: Client) =>
  [
    methodQuery(client, 'getPublicPerson', { id: route.id }),
    methodQuery(client, 'getPersonFellows', { id: route.id }),
  ] as unknown as FetchQueryOptions[];

interface Parts {
  /** The way back to where the visitor came from. */
  readonly backLink: ReactNode;
  /** Address of the search for all persons of a family name. */
  readonly linkToSameName: (lastName: string) => string;
  /** Where all who share something with the person are listed. */
  readonly linkToFellows: (group: FellowGroup, diedDate: string) => string;
  /** The documents that are about the person. */
  readonly documents: ReactNode;
  /** The way to tell the museum something about the person. */
  readonly feedbackOn: (person: PublicPerson, name: string) => ReactNode;
}

/** The page of one person. */
export function PersonPage({ address, ...parts }: PageProps<PersonRoute> & Parts) {
  const { t } = useTexts();
  const { id } = address.route;
  const { data: person, error, refetch } = useMethod('getPublicPerson', { id });
  if (person) return <PersonArticle person={person} {...parts} />;
  if (!error) return <Waiting />;
  const failure = failureOf(error);
  const { to, at } = (failure.data ?? {}) as { to?: string; at?: string };
  switch (failure.name) {
    case 'notFound':
      return <NothingHere title={t('personPage.notFound.title')} text={t('personPage.notFound.text')} status={404} />;
    case 'merged':
      return (
        <MergedRecord
          location={linkToPerson(address, to ?? '', viaOf(address) ?? undefined)}
          title={t('personPage.merged.title')}
          text={t('personPage.merged.text')}
          follow={t('personPage.merged.follow')}
        />
      );
    case 'gone':
      return <GonePerson id={id} at={at ?? ''} />;
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

interface ArticleProps extends Parts {
  readonly person: PublicPerson;
}

function PersonArticle({ person, backLink, linkToSameName, linkToFellows, documents, feedbackOn }: ArticleProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const { origin } = useSite();
  const sentences = summarySentences(person, texts);
  const name = fullName(person) || t('persons.nameless');
  const years = yearsOf(person);
  const path = personPath(person.id);

  useHead({
    title: `${t('personPage.metaTitle', { name: years ? `${name} (${years})` : name })} – Salient`,
    description: sentences.join(' '),
    path,
    kind: 'profile',
    image: person.portrait?.picture.src ?? person.placePicture?.photo.src,
    imageAlt: person.portrait?.alt[language].text ?? person.placePicture?.photo.alt[language],
    graph: personGraph(person, { origin, address: origin + pathInLanguage(path, language), language }),
  });

  return (
    <article className="page person-page">
      {backLink}
      <PersonHeader person={person} name={name} summary={sentences.join(' ')} />
      <PersonFacts person={person} linkToSameName={linkToSameName} />
      <Timeline events={person.events} />
      <Relations relations={person.relations} />
      {documents}
      <Fellows id={person.id} linkTo={(group) => linkToFellows(group, person.diedDate)} />
      {feedbackOn(person, name)}
      <CiteAndShare person={person} name={name} years={years} />
    </article>
  );
}

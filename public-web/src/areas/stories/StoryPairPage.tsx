import { commonFactText } from '@salient/shared/areas/stories/common-ground/commonFactText.ts';
import type { EncounteredStory } from '@salient/shared/areas/stories/publicStory.ts';
import { paramOf } from '@salient/shared/lib/address/params.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { isId } from '@salient/shared/lib/schemas/isId.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import type { Address } from '../../lib/routing/address.ts';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { useHead } from '../../lib/site/head.ts';
import { FailedPage } from '../../lib/ui/FailedPage.tsx';
import { NothingHere } from '../../lib/ui/NothingHere.tsx';
import { PageTitle } from '../../lib/ui/PageTitle.tsx';
import { CiteStory } from './CiteStory.tsx';
import { childParam } from './childParam.ts';
import { GonePair } from './GonePair.tsx';
import { StoryCard } from './StoryCard.tsx';
import { citedPairPath, pairPath } from './storyAddress.ts';
import { nameOf } from './storyWords.ts';

/** Both ids of an address. For one that is none the other stands in: that one is shown alone (PUBLIC-28). */
function idsOf({ params }: Address) {
  const [first, second] = ['story1', 'story2']
    .map((name) => paramOf(params, name)?.toLowerCase())
    .filter((id) => id !== undefined && isId(id));
  return first ? { story1: first, story2: second ?? first } : null;
}

export function fetchAhead(address: Address, client: Client) {
  const ids = idsOf(address);
  return ids ? ([methodQuery(client, 'getPublishedStoryPair', ids)] as unknown as FetchQueryOptions[]) : [];
}

/** An encounter: two lives side by side (PUBLIC-26). */
export function Page({ address }: PageProps) {
  const { t } = useTexts();
  const ids = idsOf(address);
  const { data, error, refetch } = useMethod('getPublishedStoryPair', ids ?? { story1: '', story2: '' }, {
    enabled: ids !== null,
  });
  const failure = error && failureOf(error);
  if (failure?.name === 'gone') return <GonePair />;
  if (!ids || failure?.name === 'notFound') {
    return (
      <NothingHere title={t('storyPage.pairNotFound.title')} text={t('storyPage.pairNotFound.text')} status={404} />
    );
  }
  if (error) return <FailedPage title={t('storyPage.pair.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <div className="page" aria-busy="true" />;
  const stories = data.filter((story, index, all) => all.findIndex(({ id }) => id === story.id) === index);
  return <Encounter stories={stories} child={childParam(address)} />;
}

interface Props {
  /** One or two. */
  readonly stories: readonly EncounteredStory[];
  readonly child: boolean;
}

function Encounter({ stories, child }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const [first, second] = stories as [EncounteredStory, EncounteredStory?];
  const title = second
    ? t('storyPage.pair.metaTitle', { first: nameOf(first, t), second: nameOf(second, t) })
    : t('storyPage.pair.title');
  const sentences = first.in_common.map((fact) => commonFactText(texts, child ? 'child' : 'main', fact));
  const intro = t(child ? 'storyPage.pair.introChild' : 'storyPage.pair.intro');
  useHead({
    title: `${title} – Salient`,
    // Children look for the answer themselves.
    description: child ? intro : [...sentences, intro].join(' '),
    // Which two stories meet is for the visit; search engines find the stories themselves.
    index: false,
    ...(second ? { path: pairPath(first.id, second.id, child) } : {}),
    image: first.photo?.picture.src,
  });
  return (
    <article className={`page story-pair${child ? ' story-child' : ''}`}>
      <header className="story-header">
        <PageTitle>{t('storyPage.pair.title')}</PageTitle>
        <p className="lead">{intro}</p>
        {second && <CommonGround pair={[first, second]} sentences={sentences} child={child} />}
        {!second && <p className="story-note">{t('storyPage.pair.alone')}</p>}
      </header>
      <ul className="story-cards story-cards-pair" aria-label={t('storyPage.pair.stories')}>
        {stories.map((story) => (
          <li key={story.id}>
            <StoryCard
              story={story}
              target={story.targets.includes('museum') ? 'museum' : 'key'}
              child={child}
              level="h2"
            />
          </li>
        ))}
      </ul>
      {second && <CiteStory path={citedPairPath(first, second, child)} name={title} />}
    </article>
  );
}

interface CommonGroundProps {
  readonly pair: readonly [EncounteredStory, EncounteredStory];
  /** What the two have in common. */
  readonly sentences: readonly string[];
  readonly child: boolean;
}

/** What the two lives have in common. Children look for it first: their answer opens at a press, also without script. */
function CommonGround({ pair: [first, second], sentences, child }: CommonGroundProps) {
  const { t } = useTexts();
  if (sentences.length === 0) {
    const areLinked = first.linked_ids.includes(second.id) || second.linked_ids.includes(first.id);
    return areLinked && <p className="common-ground">{t(`commonGround.${child ? 'child' : 'main'}.sideBySide`)}</p>;
  }
  const list = (
    <ul className="common-ground">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
  if (!child) return list;
  return (
    <details className="common-ground-asked">
      <summary>
        <strong>{t('childStory.inCommon')}</strong> {t('childStory.guess')}
      </summary>
      {list}
    </details>
  );
}

import type { Face } from '@salient/shared/areas/start/startPage.ts';
import { PhotoImage } from '@salient/shared/areas/stories/PhotoFigure.tsx';
import { readingTarget } from '@salient/shared/areas/stories/storyAddressKind.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { linkToStory } from '../persons/linkToStory.ts';
import { linkToStories } from '../stories/list/linkToStories.ts';
import { nameOf, yearsOf } from '../stories/storyWords.ts';

interface Props {
  readonly faces: readonly Face[];
  /** How many stories there are. */
  readonly stories: number;
}

/** Faces with their names, each the way to a story (P13). */
export function Faces({ faces, stories }: Props) {
  const { t } = useTexts();
  const address = useAddress();
  if (faces.length === 0) return null;
  return (
    <section className="start-faces" aria-labelledby="faces">
      <div className="start-heading">
        <h2 id="faces">{t('startPage.faces')}</h2>
        <a href={linkToStories(address)}>{t('startPage.allStories', { count: stories })}</a>
      </div>
      <ul>
        {faces.map((face) => (
          <li key={face.id}>
            <PhotoImage photo={face.photo} sizes={faceSizes} />
            <a href={linkToStory(address, readingTarget(face.targets), face.id)}>
              <bdi>{nameOf(face, t)}</bdi>
            </a>
            <p>{yearsOf(face, t)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As wide as a face of `.start-faces` is. */
const faceSizes = '(min-width: 48em) 12rem, 30vw';

import type { PersonStory } from '@salient/shared/areas/stories/story.ts';
import type { Readiness, ReadinessItem, ReadinessState } from '@salient/shared/areas/stories/storyReadiness.ts';
import { targetText } from '@salient/shared/areas/stories/storyTexts.ts';
import { languageNames, locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from '../../../lib/icons/Icon.tsx';
import type { FieldPlace } from '../form/storyTabs.ts';
import { placeOfItem } from './placeOfItem.ts';

interface Props {
  readonly readiness: Readiness;
  readonly story: PersonStory;
  readonly onOpen: (place: FieldPlace) => void;
}

/** In the order in which they are worth looking at. */
const states = ['missing', 'advice', 'ready'] as const satisfies readonly ReadinessState[];
const icons = { missing: 'close', advice: 'plus', ready: 'check' } as const;

/** What a story still needs for a target, what would make it better, and what is in order; each with the way there. */
export function ReadinessList({ readiness, story, onOpen }: Props) {
  const { t, language } = useTexts();
  const { target, items, mayPublish, kiosks } = readiness;
  const missing = items.filter(({ state }) => state === 'missing').length;
  const isPublished = story.targets.includes(target);
  const list = new Intl.ListFormat(locales[language], { type: 'conjunction' });
  return (
    <section className="form-section readiness" data-target={target}>
      <h2>{targetText(t, target)}</h2>
      <p className="readiness-verdict">
        {isPublished
          ? t('storySummary.readiness.published')
          : mayPublish
            ? t('storySummary.readiness.ready')
            : t('storySummary.readiness.missing', { count: missing })}
      </p>
      {target === 'museum' && (
        <p className="section-lead">
          {kiosks.length === 0
            ? t('storySummary.readiness.noKiosk')
            : t('storySummary.readiness.kiosks', { count: kiosks.length, kiosks: list.format(kiosks.map(String)) })}
        </p>
      )}
      {states.map((state) => {
        const own = items.filter((item) => item.state === state);
        if (own.length === 0) return null;
        return (
          <div key={state} className="readiness-group" data-state={state}>
            <h3>{t(`storySummary.states.${state}`)}</h3>
            <ul>
              {own.map((item) => (
                <li key={keyOf(item)}>
                  <Icon name={icons[state]} />
                  <button type="button" className="text-button" onClick={() => onOpen(placeOfItem(item))}>
                    <ItemText item={item} />
                  </button>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

const keyOf = (item: ReadinessItem) => (item.item === 'text' ? `${item.language}.${item.version}` : item.item);

function ItemText({ item }: { readonly item: ReadinessItem }) {
  const { t } = useTexts();
  if (item.item !== 'text') {
    const words = t(`storySummary.items.${item.item}`);
    return item.of !== undefined && item.of > 1
      ? t('storySummary.readiness.counted', { words, count: item.count ?? 0, of: item.of })
      : words;
  }
  const { language, version, reason, characters, readingSeconds, longSentence } = item;
  const of = `${languageNames[language]}, ${t(`stories.versions.${version}`)}`;
  const state = t(`storySummary.textReasons.${reason}`);
  const size = characters > 0 ? ` ${t('storySummary.readiness.size', { characters, seconds: readingSeconds })}` : '';
  const long = longSentence ? ` ${t('storySummary.readiness.longSentence', { words: longSentence.words })}` : '';
  return `${t('storySummary.readiness.text', { of, state })}${size}${long}`;
}

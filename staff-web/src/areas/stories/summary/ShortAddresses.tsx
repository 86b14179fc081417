import { storyTargets } from '@salient/shared/areas/persons/storyTargets.ts';
import { shortPath } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import type { PersonStory } from '@salient/shared/areas/stories/story.ts';
import { targetText } from '@salient/shared/areas/stories/storyTexts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

/** The permanent addresses of a story's public pages, as they are printed and shown as QR codes. */
export function ShortAddresses({ codes }: { readonly codes: PersonStory['short_codes'] }) {
  const { t } = useTexts();
  const given = storyTargets.filter((target) => codes[target]);
  if (given.length === 0) return null;
  return (
    <dl className="person-facts short-addresses">
      {given.map((target) => {
        const address = location.origin + shortPath(codes[target] ?? '');
        return (
          <div key={target}>
            <dt>{t('storySummary.shortAddress', { target: targetText(t, target) })}</dt>
            <dd>
              <a href={address} target="_blank" rel="noopener">
                {address}
              </a>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

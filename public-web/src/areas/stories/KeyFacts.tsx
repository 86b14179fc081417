import { publicPathOf } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import type { PublicStory } from '@salient/shared/areas/stories/publicStory.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import type { ReactNode } from 'react';
import { linkTo } from '../../lib/routing/linkTo.ts';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { FreeText } from '../../lib/ui/FreeText.tsx';
import { KeyName } from '../key-locations/KeyName.tsx';

const unknownDay = '????????';

/** What the story of a remembrance key tells besides (PUBLIC-25). */
export function KeyFacts({ story: { key } }: { readonly story: PublicStory }) {
  const { t } = useTexts();
  const address = useAddress();
  if (!key) return null;
  const { location, date, organisation_title, contact_titles } = key;
  const rows: readonly (readonly [string, ReactNode])[] = [
    ...(location
      ? [
          [
            t('storyPage.keyLocation'),
            <a
              key="location"
              href={linkTo(address, publicPathOf({ kind: 'key_location', id: location.id, second_id: null }))}
            >
              {location.number !== null && `${location.number}. `}
              <KeyName place={location} />
            </a>,
          ] as const,
        ]
      : []),
    ...(date === unknownDay ? [] : [[t('storyPage.keyDate'), <DateText key="date" date={date} />] as const]),
    ...(organisation_title
      ? [[t('storyPage.keyOrganisation'), <FreeText key="organisation" text={organisation_title} />] as const]
      : []),
    ...(contact_titles.length > 0
      ? [[t('storyPage.keyContacts'), <FreeText key="contacts" text={contact_titles.join(', ')} />] as const]
      : []),
  ];
  if (rows.length === 0) return null;
  return (
    <section className="story-section" aria-labelledby="key">
      <h2 id="key">{t('storyPage.key')}</h2>
      <dl className="key-facts">
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

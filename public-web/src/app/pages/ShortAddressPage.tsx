import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { NoKey } from '../../areas/key-locations/NoKey.tsx';
import { GonePerson } from '../../areas/persons/GonePerson.tsx';
import { ShortAddressPage, type Withdrawn } from '../../areas/short-addresses/ShortAddressPage.tsx';
import type { ShortAddressRoute } from '../../areas/short-addresses/shortAddressRoute.ts';
import { GoneStory } from '../../areas/stories/GoneStory.tsx';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { NothingHere } from '../../lib/ui/NothingHere.tsx';

export { fetchAhead } from '../../areas/short-addresses/ShortAddressPage.tsx';

/** A short address; where its page is withdrawn, with the words of what it led to. */
export function Page({ address }: PageProps<ShortAddressRoute>) {
  return <ShortAddressPage address={address} gone={(withdrawn) => <Gone {...withdrawn} />} />;
}

function Gone({ entity, id, at }: Withdrawn) {
  const { t } = useTexts();
  switch (entity) {
    case 'key_location':
      return <NoKey at={at} />;
    case 'person_story':
    case 'remembrance_key':
      return <GoneStory at={at} />;
    case 'person':
      return <GonePerson id={id} at={at} />;
    case 'story_pair':
      return (
        <NothingHere title={t('storyPage.pairNotFound.title')} text={t('storyPage.pairNotFound.text')} status={410} />
      );
  }
}

import { NoKey } from '../../areas/key-locations/NoKey.tsx';
import { GonePerson } from '../../areas/persons/GonePerson.tsx';
import { ShortAddressPage, type Withdrawn } from '../../areas/short-addresses/ShortAddressPage.tsx';
import type { ShortAddressRoute } from '../../areas/short-addresses/shortAddressRoute.ts';
import { GonePair } from '../../areas/stories/GonePair.tsx';
import { GoneStory } from '../../areas/stories/GoneStory.tsx';
import type { PageProps } from '../../lib/routing/PageModule.ts';

export { fetchAhead } from '../../areas/short-addresses/ShortAddressPage.tsx';

/** A short address; where its page is withdrawn, with the words of what it led to. */
export function Page({ address }: PageProps<ShortAddressRoute>) {
  return <ShortAddressPage address={address} gone={(withdrawn) => <Gone {...withdrawn} />} />;
}

function Gone({ entity, id, at }: Withdrawn) {
  switch (entity) {
    case 'key_location':
      return <NoKey at={at} />;
    case 'person_story':
    case 'remembrance_key':
      return <GoneStory at={at} />;
    case 'person':
      return <GonePerson id={id} at={at} />;
    case 'story_pair':
      return <GonePair />;
  }
}

import { commonGround } from '@salient/shared/areas/stories/common-ground/texts/commonGround.nl.ts';
import { childStory } from '@salient/shared/areas/stories/texts/childStory.nl.ts';
import { storyCards } from '@salient/shared/areas/stories/texts/storyCards.nl.ts';
import { storyPage } from '@salient/shared/areas/stories/texts/storyPage.nl.ts';
import { sharing } from '@salient/shared/lib/i18n/texts/sharing.nl.ts';

export default { childStory, commonGround, sharing, storyCards, storyPage };

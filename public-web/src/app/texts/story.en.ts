import { commonGround } from '@salient/shared/areas/stories/common-ground/texts/commonGround.en.ts';
import { childStory } from '@salient/shared/areas/stories/texts/childStory.en.ts';
import { storyCards } from '@salient/shared/areas/stories/texts/storyCards.en.ts';
import { storyPage } from '@salient/shared/areas/stories/texts/storyPage.en.ts';
import { sharing } from '@salient/shared/lib/i18n/texts/sharing.en.ts';

export default { childStory, commonGround, sharing, storyCards, storyPage };

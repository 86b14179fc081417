import { commonGround } from '@salient/shared/areas/stories/common-ground/texts/commonGround.de.ts';
import { childStory } from '@salient/shared/areas/stories/texts/childStory.de.ts';
import { storyCards } from '@salient/shared/areas/stories/texts/storyCards.de.ts';
import { storyPage } from '@salient/shared/areas/stories/texts/storyPage.de.ts';
import { sharing } from '@salient/shared/lib/i18n/texts/sharing.de.ts';

export default { childStory, commonGround, sharing, storyCards, storyPage };

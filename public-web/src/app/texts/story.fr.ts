import { commonGround } from '@salient/shared/areas/stories/common-ground/texts/commonGround.fr.ts';
import { childStory } from '@salient/shared/areas/stories/texts/childStory.fr.ts';
import { storyCards } from '@salient/shared/areas/stories/texts/storyCards.fr.ts';
import { storyPage } from '@salient/shared/areas/stories/texts/storyPage.fr.ts';
import { sharing } from '@salient/shared/lib/i18n/texts/sharing.fr.ts';

export default { childStory, commonGround, sharing, storyCards, storyPage };

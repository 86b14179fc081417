import { storyCards } from '@salient/shared/areas/stories/texts/storyCards.en.ts';
import { storyList } from '@salient/shared/areas/stories/texts/storyList.en.ts';
import { storyPage } from '@salient/shared/areas/stories/texts/storyPage.en.ts';
import { storyThemes } from '@salient/shared/areas/stories/texts/storyThemes.en.ts';

export default { storyCards, storyList, storyPage, storyThemes };

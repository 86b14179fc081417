import { storyCards } from '@salient/shared/areas/stories/texts/storyCards.nl.ts';
import { storyList } from '@salient/shared/areas/stories/texts/storyList.nl.ts';
import { storyPage } from '@salient/shared/areas/stories/texts/storyPage.nl.ts';
import { storyThemes } from '@salient/shared/areas/stories/texts/storyThemes.nl.ts';

export default { storyCards, storyList, storyPage, storyThemes };

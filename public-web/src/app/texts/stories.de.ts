import { storyCards } from '@salient/shared/areas/stories/texts/storyCards.de.ts';
import { storyList } from '@salient/shared/areas/stories/texts/storyList.de.ts';
import { storyPage } from '@salient/shared/areas/stories/texts/storyPage.de.ts';
import { storyThemes } from '@salient/shared/areas/stories/texts/storyThemes.de.ts';

export default { storyCards, storyList, storyPage, storyThemes };

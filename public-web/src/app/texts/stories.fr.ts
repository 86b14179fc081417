import { storyCards } from '@salient/shared/areas/stories/texts/storyCards.fr.ts';
import { storyList } from '@salient/shared/areas/stories/texts/storyList.fr.ts';
import { storyPage } from '@salient/shared/areas/stories/texts/storyPage.fr.ts';
import { storyThemes } from '@salient/shared/areas/stories/texts/storyThemes.fr.ts';

export default { storyCards, storyList, storyPage, storyThemes };

import { startPage } from '@salient/shared/areas/start/texts/startPage.en.ts';
import { storyCards } from '@salient/shared/areas/stories/texts/storyCards.en.ts';
import { storyThemes } from '@salient/shared/areas/stories/texts/storyThemes.en.ts';

export default { startPage, storyCards, storyThemes };

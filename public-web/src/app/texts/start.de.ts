import { startPage } from '@salient/shared/areas/start/texts/startPage.de.ts';
import { storyCards } from '@salient/shared/areas/stories/texts/storyCards.de.ts';
import { storyThemes } from '@salient/shared/areas/stories/texts/storyThemes.de.ts';

export default { startPage, storyCards, storyThemes };

import { startPage } from '@salient/shared/areas/start/texts/startPage.nl.ts';
import { storyCards } from '@salient/shared/areas/stories/texts/storyCards.nl.ts';
import { storyThemes } from '@salient/shared/areas/stories/texts/storyThemes.nl.ts';

export default { startPage, storyCards, storyThemes };

import { startPage } from '@salient/shared/areas/start/texts/startPage.fr.ts';
import { storyCards } from '@salient/shared/areas/stories/texts/storyCards.fr.ts';
import { storyThemes } from '@salient/shared/areas/stories/texts/storyThemes.fr.ts';

export default { startPage, storyCards, storyThemes };

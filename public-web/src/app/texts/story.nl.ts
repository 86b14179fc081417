import { sharing } from '@salient/shared/i18n/nl/sharing.ts';
import { storyPage } from '@salient/shared/i18n/nl/storyPage.ts';

export default { sharing, storyPage };

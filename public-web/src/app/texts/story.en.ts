import { sharing } from '@salient/shared/i18n/en/sharing.ts';
import { storyPage } from '@salient/shared/i18n/en/storyPage.ts';

export default { sharing, storyPage };

import { sharing } from '@salient/shared/i18n/de/sharing.ts';
import { storyPage } from '@salient/shared/i18n/de/storyPage.ts';

export default { sharing, storyPage };

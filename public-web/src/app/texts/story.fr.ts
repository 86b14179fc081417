import { sharing } from '@salient/shared/i18n/fr/sharing.ts';
import { storyPage } from '@salient/shared/i18n/fr/storyPage.ts';

export default { sharing, storyPage };

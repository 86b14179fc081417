import { feedbackForm } from '@salient/shared/i18n/fr/feedbackForm.ts';
import { files } from '@salient/shared/i18n/fr/files.ts';
import { feedback, file } from '@salient/shared/i18n/fr/notices.ts';

export default { feedback, feedbackForm, file, files };

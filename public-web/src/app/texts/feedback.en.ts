import { feedbackForm } from '@salient/shared/i18n/en/feedbackForm.ts';
import { files } from '@salient/shared/i18n/en/files.ts';
import { feedback, file } from '@salient/shared/i18n/en/notices.ts';

export default { feedback, feedbackForm, file, files };

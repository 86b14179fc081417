import { feedbackForm } from '@salient/shared/i18n/nl/feedbackForm.ts';
import { files } from '@salient/shared/i18n/nl/files.ts';
import { feedback, file } from '@salient/shared/i18n/nl/notices.ts';

export default { feedback, feedbackForm, file, files };

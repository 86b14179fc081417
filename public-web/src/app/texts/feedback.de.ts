import { feedbackForm } from '@salient/shared/i18n/de/feedbackForm.ts';
import { files } from '@salient/shared/i18n/de/files.ts';
import { feedback, file } from '@salient/shared/i18n/de/notices.ts';

export default { feedback, feedbackForm, file, files };

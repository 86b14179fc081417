import { files } from '@salient/shared/areas/attachments/texts/files.en.ts';
import { feedbackForm } from '@salient/shared/areas/feedback/texts/feedbackForm.en.ts';
import { feedback, file } from '@salient/shared/lib/i18n/texts/notices.en.ts';

export default { feedback, feedbackForm, file, files };

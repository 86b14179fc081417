import { files } from '@salient/shared/areas/attachments/texts/files.de.ts';
import { feedbackForm } from '@salient/shared/areas/feedback/texts/feedbackForm.de.ts';
import { feedback, file } from '@salient/shared/lib/i18n/texts/notices.de.ts';

export default { feedback, feedbackForm, file, files };

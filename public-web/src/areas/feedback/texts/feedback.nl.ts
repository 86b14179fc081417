import { files } from '@salient/shared/areas/attachments/texts/files.nl.ts';
import { feedbackForm } from '@salient/shared/areas/feedback/texts/feedbackForm.nl.ts';
import { feedback, file } from '@salient/shared/lib/i18n/texts/notices.nl.ts';

export default { feedback, feedbackForm, file, files };

import { files } from '@salient/shared/areas/attachments/texts/files.fr.ts';
import { feedbackForm } from '@salient/shared/areas/feedback/texts/feedbackForm.fr.ts';
import { feedback, file } from '@salient/shared/lib/i18n/texts/notices.fr.ts';

export default { feedback, feedbackForm, file, files };

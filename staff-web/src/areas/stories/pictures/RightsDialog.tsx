import { useOpenedRecord } from '../../../lib/client/useOpenedRecord.ts';
import { FileWordsDialog } from '../../attachments/FileWordsDialog.tsx';

interface Props {
  readonly attachmentId: string;
  readonly onClose: () => void;
}

/** Under which rights a photo is shown (beyond 17); what it shows is said at the photo itself. */
export function RightsDialog({ attachmentId, onClose }: Props) {
  const { record } = useOpenedRecord('getAttachment', { id: attachmentId });
  return record && <FileWordsDialog attachment={record} rightsOnly onClose={onClose} />;
}

import { publicDocument } from '@salient/shared/areas/documents/texts/publicDocument.en.ts';

export default { publicDocument };

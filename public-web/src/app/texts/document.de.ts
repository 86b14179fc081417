import { publicDocument } from '@salient/shared/areas/documents/texts/publicDocument.de.ts';

export default { publicDocument };

import { publicDocument } from '@salient/shared/areas/documents/texts/publicDocument.nl.ts';

export default { publicDocument };

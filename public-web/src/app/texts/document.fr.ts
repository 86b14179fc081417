import { publicDocument } from '@salient/shared/areas/documents/texts/publicDocument.fr.ts';

export default { publicDocument };

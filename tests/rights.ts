import { writeFileSync } from 'node:fs';
import { rightsDocument, rightsPath } from './rightsDocument.ts';

// `npm run rights`: writes docs/rights.md anew from the contract and its policies. A test fails while it is not current.

writeFileSync(rightsPath, rightsDocument());

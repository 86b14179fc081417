import { attachmentHistory } from '../attachments/attachmentHistory.ts';

const { name: _name, position: _position, alt: _alt, legend: _legend, ...rights } = attachmentHistory;

/** What the history of a document or a collection shows of the rights to its scans. */
export const scanRightsHistory = rights;

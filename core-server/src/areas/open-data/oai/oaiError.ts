/** The errors of the protocol, by their codes. */
export const oaiErrorCodes = [
  'badArgument',
  'badResumptionToken',
  'badVerb',
  'cannotDisseminateFormat',
  'idDoesNotExist',
  'noRecordsMatch',
] as const;
export type OaiErrorCode = (typeof oaiErrorCodes)[number];

/** An answer of the protocol that is an error; it travels with HTTP 200. */
export class OaiError extends Error {
  override name = 'OaiError';
  readonly code: OaiErrorCode;

  constructor(code: OaiErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

import type { UploadCode } from '@salient/shared/areas/attachments/uploadRules.ts';

/** Why a file is not taken; the code reaches the sender, nothing else does. */
export class UploadRefused extends Error {
  override name = 'UploadRefused';
  readonly code: UploadCode;

  constructor(code: UploadCode) {
    super(code);
    this.code = code;
  }
}

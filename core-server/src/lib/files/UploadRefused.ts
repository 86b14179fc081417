import type { UploadCode } from '@salient/shared/areas/attachments/uploadRules.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';

/** Why a file is not taken; the code reaches the sender, with what is wrong with fields of its form, and nothing else does. */
export class UploadRefused extends Error {
  override name = 'UploadRefused';
  readonly code: UploadCode;
  readonly errors: FieldErrors;

  constructor(code: UploadCode, errors: FieldErrors = {}) {
    super(code);
    this.code = code;
    this.errors = errors;
  }
}

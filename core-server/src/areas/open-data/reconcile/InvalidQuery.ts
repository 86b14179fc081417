type QueryStatus = 400 | 408 | 413 | 429 | 503;

/** A question that cannot be answered as it stands. The message is a sentence that says what to do. */
export class InvalidQuery extends Error {
  override name = 'InvalidQuery';
  readonly status: QueryStatus;

  constructor(message: string, status: QueryStatus = 400) {
    super(message);
    this.status = status;
  }
}

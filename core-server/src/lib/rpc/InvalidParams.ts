interface Issue {
  /** Where in the parameters: keys and list positions from the outside in. */
  readonly path: readonly string[];
  readonly message: string;
}

/** Enough to mend a call by; what a caller sends wrong a million times is not answered a million times. */
const maxIssues = 20;
const maxLength = 200;

const shortened = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text);

/** Parameters that do not have the shape that the method declares: -32602, whose data are the `issues`. */
export class InvalidParams extends Error {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super('Invalid params');
    this.issues = issues.slice(0, maxIssues).map(({ path, message }) => ({
      path: path.map(shortened),
      message: shortened(message),
    }));
  }
}

/** A field of a dialog that is never refused: what it holds is a choice among what is offered. */
export const field = (name: string) => ({ name, codes: [], readOnly: false });

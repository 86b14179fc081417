/** As the protocol writes a moment, in UTC and whole seconds; blank for none. */
export const toSecond = (moment: Date): string =>
  Number.isNaN(moment.getTime()) ? '' : moment.toISOString().replace(/\.\d{3}Z$/, 'Z');

/** Whether a text is a moment of the protocol, of a day that there is. */
export const isMoment = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) && toSecond(new Date(text)) === text;

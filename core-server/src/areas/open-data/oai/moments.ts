/** As the protocol writes a moment, in UTC and whole seconds; blank for none. */
export const toSecond = (moment: Date): string =>
  Number.isNaN(moment.getTime()) ? '' : moment.toISOString().replace(/\.\d{3}Z$/, 'Z');

/** Whether a text is a moment of the protocol, of a day that there is: the year 0000 is none. */
export const isMoment = (text: string): boolean =>
  /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) && toSecond(new Date(text)) === text;

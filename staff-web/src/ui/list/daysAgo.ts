/** The day so many days before `now`, as `yyyy-mm-dd` in the museum's time. */
export const daysAgo = (now: Date, days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels' }).format(now.getTime() - days * 86_400_000);

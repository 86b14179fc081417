/** The build that runs, as its page says it; the server compares it with the one that it gives. */
export const appVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="salient-app"]')?.content ?? 'development';

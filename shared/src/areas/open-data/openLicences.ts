/** Licences under which a museum may give its data away, by their SPDX names. */
export const openLicences = ['CC-BY-4.0', 'CC0-1.0'] as const;
/** Where the museum says nothing else. */
export const defaultOpenLicence = 'CC-BY-4.0' satisfies (typeof openLicences)[number];
export type OpenLicence = (typeof openLicences)[number];

interface LicenceFacts {
  readonly title: string;
  /** Of the licence itself, which programs compare. */
  readonly url: string;
  /** Of the words that bind. */
  readonly legalCode: string;
  /** What it asks of whoever uses the data, in one sentence. */
  readonly asks: string;
}

export const licenceFacts: Readonly<Record<OpenLicence, LicenceFacts>> = {
  'CC-BY-4.0': {
    title: 'Creative Commons Attribution 4.0 International',
    url: 'https://creativecommons.org/licenses/by/4.0/',
    legalCode: 'https://creativecommons.org/licenses/by/4.0/legalcode.en',
    asks: 'You may copy, change and pass on these data, for any purpose, if you name their source, link to the licence and say what you changed.',
  },
  'CC0-1.0': {
    title: 'Creative Commons CC0 1.0 Universal',
    url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    legalCode: 'https://creativecommons.org/publicdomain/zero/1.0/legalcode.en',
    asks: 'You may copy, change and pass on these data, for any purpose, without asking; naming their source is welcome.',
  },
};

import { licenceFacts, type OpenLicence } from '@salient/shared/areas/open-data/openLicences.ts';

/** What goes with the data: under which licence they are, and how to name them. */
export function licenceText(licence: OpenLicence, publicUrl: string, day: string): string {
  const { title, url, legalCode, asks } = licenceFacts[licence];
  return `These data are given away under the licence

  ${title}
  SPDX: ${licence}
  ${url}

${asks}
The words that bind are those of the licence: ${legalCode}

How to name the source:

  Names List, ${publicUrl}, data of ${day}, ${licence}

The data are as they are known to the museum, with the mistakes and gaps of their sources, and without any warranty. Whoever
finds a mistake is asked to tell it, on the page of the person: ${publicUrl}/search
`;
}

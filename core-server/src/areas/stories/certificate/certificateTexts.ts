import type { Language } from '@salient/shared/lib/i18n/languages.ts';

interface CertificateTexts {
  /** Name of the document, also in its file name. */
  readonly title: string;
  readonly heading: string;
  /** What the paper says of the person; the name stands above it. */
  readonly statement: string;
  readonly location: (name: string, number: number | null) => string;
  readonly presentedTo: string;
  readonly readMore: string;
}

/** What stands on a key certificate, by language. */
export const certificateTexts: Readonly<Record<Language, CertificateTexts>> = {
  nl: {
    title: 'Certificaat van de herinneringssleutel',
    heading: 'Herinneringssleutel',
    statement: 'Het verhaal van dit leven wordt bewaard en verteld, opdat het niet vergeten wordt.',
    location: (name, number) => (number === null ? `Bij de sleutel ${name}` : `Bij sleutel ${number}, ${name}`),
    presentedTo: 'Overhandigd aan',
    readMore: 'Het verhaal lezen:',
  },
  en: {
    title: 'Certificate of the remembrance key',
    heading: 'Remembrance key',
    statement: 'The story of this life is kept and told, so that it is not forgotten.',
    location: (name, number) => (number === null ? `At the key ${name}` : `At key ${number}, ${name}`),
    presentedTo: 'Presented to',
    readMore: 'Read the story:',
  },
  fr: {
    title: 'Certificat de la clé du souvenir',
    heading: 'Clé du souvenir',
    statement: 'Le récit de cette vie est conservé et transmis, afin qu’elle ne soit pas oubliée.',
    location: (name, number) => (number === null ? `À la clé ${name}` : `À la clé ${number}, ${name}`),
    presentedTo: 'Remis à',
    readMore: 'Lire le récit :',
  },
  de: {
    title: 'Urkunde des Erinnerungsschlüssels',
    heading: 'Erinnerungsschlüssel',
    statement: 'Die Geschichte dieses Lebens wird bewahrt und erzählt, damit es nicht vergessen wird.',
    location: (name, number) => (number === null ? `Am Schlüssel ${name}` : `Am Schlüssel ${number}, ${name}`),
    presentedTo: 'Überreicht an',
    readMore: 'Die Geschichte lesen:',
  },
};

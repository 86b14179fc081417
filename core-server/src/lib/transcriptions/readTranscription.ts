import { altoReader } from './readAlto.ts';
import { pageXmlReader } from './readPageXml.ts';
import { readXml } from './readXml.ts';
import type { Transcription, TranscriptionReader } from './TranscriptionReader.ts';

const readers: Readonly<Record<string, () => TranscriptionReader>> = { PcGts: pageXmlReader, alto: altoReader };

/**
 * The text of a scan from a file of PAGE XML or ALTO; null for an XML file of another kind.
 *
 * @throws XmlRefused for what is no XML, or none that is read.
 */
export function readTranscription(bytes: Uint8Array): Transcription | null {
  let reader: TranscriptionReader | null | undefined;
  readXml(bytes, {
    opened(name, attributes) {
      if (reader === undefined) reader = readers[name]?.() ?? null;
      reader?.opened(name, attributes);
    },
    closed: (name, text) => reader?.closed(name, text),
  });
  return reader?.finish() ?? null;
}

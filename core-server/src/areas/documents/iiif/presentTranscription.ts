import { clearLanguageOf } from '@salient/shared/lib/i18n/languageOfText.ts';
import { presentationContext } from '../../../lib/iiif/presentation.ts';
import type { DocumentAddresses } from './iiifAddresses.ts';
import type { TranscribedPage } from './readArchive.ts';

/** What is written on a page, as an annotation of the whole of it: where its lines stand nobody has recorded. */
export const transcriptionAnnotation = (
  { id, transcription }: TranscribedPage,
  { transcription: addressOf, canvas }: Pick<DocumentAddresses, 'transcription' | 'canvas'>,
) => {
  const language = clearLanguageOf(transcription);
  return {
    id: addressOf(id),
    type: 'Annotation',
    motivation: 'supplementing',
    body: { type: 'TextualBody', value: transcription, format: 'text/plain', ...(language && { language }) },
    target: canvas(id),
  };
};

/** The annotations of one page: its transcription, or none. */
export const presentTranscription = (page: TranscribedPage, addresses: DocumentAddresses) => ({
  '@context': presentationContext,
  id: addresses.annotations(page.id),
  type: 'AnnotationPage',
  items: page.transcription === '' ? [] : [transcriptionAnnotation(page, addresses)],
});

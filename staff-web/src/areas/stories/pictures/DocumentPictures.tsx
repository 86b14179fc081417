import { Button } from '@mantine/core';
import type { Document } from '@salient/shared/areas/documents/document.ts';
import type { PageElement } from '@salient/shared/areas/documents/element.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';

/** A scan that was chosen: the document, and the place of the page among its elements, from 0. */
export interface ChosenScan {
  readonly documentId: string;
  readonly element: number;
  readonly name: string;
}

interface Props {
  readonly personId: string;
  readonly onChosen: (scan: ChosenScan) => void;
}

/** The scans of documents that refer to the person of a story, to be taken as a photo (PHOTO-03, PHOTO-09). */
export function DocumentPictures({ personId, onChosen }: Props) {
  const { t } = useTexts();
  const { data, error, refetch } = useMethod('getDocumentsForPerson', { person_id: personId });
  if (error && !data) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  const scans = data.flatMap((document) => scansOf(document));
  if (scans.length === 0) return <p>{t('storyPictures.noScans')}</p>;
  return (
    <ul className="file-tiles">
      {scans.map(({ document, page }) => {
        const name = t('pageEditor.title', { number: page.page_number, title: document.title });
        return (
          <li key={page.id} className="file-tile">
            <span className="file-picture">
              <img src={`${page.image}/full/!320,320/0/default.jpg`} alt="" loading="lazy" />
            </span>
            <div className="file-facts">
              <span className="file-name">{name}</span>
            </div>
            <Button
              variant="default"
              size="xs"
              m="xs"
              aria-label={t('storyPictures.useFile', { name })}
              onClick={() => onChosen({ documentId: document.id, element: document.elements.indexOf(page), name })}
            >
              {t('storyPictures.use')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** The pages of a document that are pictures. */
const scansOf = (document: Document): { readonly document: Document; readonly page: PageElement }[] =>
  document.elements.flatMap((page) => (page.type === 'page' && page.image !== null ? [{ document, page }] : []));

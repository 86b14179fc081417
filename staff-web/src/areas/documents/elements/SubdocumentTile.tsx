import { subdocumentThumbnails } from '@salient/shared/areas/documents/documentTypes.ts';
import type { SubdocumentElement } from '@salient/shared/areas/documents/element.ts';
import { readTitlePath } from '@salient/shared/areas/documents/titlePath.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { pathTo, withVia } from '../../../lib/routing/links.ts';
import { CutName } from './CutName.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { TileCheck } from './TileCheck.tsx';
import type { TileHandlers } from './tileHandlers.ts';

interface Props extends Omit<TileHandlers, 'onPreview'> {
  /** The document that it is part of. */
  readonly parentId: string;
  readonly element: SubdocumentElement;
  readonly isChosen: boolean;
  readonly isEditing: boolean;
  readonly isStop: boolean;
}

/** A document within a document: the first of its pages and how many more there are (DOCUMENT-12). */
export const SubdocumentTile = memo(function SubdocumentTile(props: Props) {
  const { parentId, element, isChosen, isEditing, isStop, onToggle, onStale } = props;
  const { t } = useTexts();
  const { id, title, nbr_of_pages: pages, thumbnails } = element.document;
  const { own, path } = readTitlePath(title);
  const shown = thumbnails.slice(0, subdocumentThumbnails);
  const stop = isStop ? 0 : -1;
  return (
    <li
      className="element-tile element-document"
      data-entry={id}
      data-element={id}
      data-chosen={isChosen || undefined}
      draggable={isEditing}
    >
      <Link
        className="element-picture"
        to={withVia(pathTo('document', { id }), { code: 'document', id: parentId })}
        tabIndex={stop}
        draggable={false}
        aria-label={t('documentElements.openDocument', { title, count: pages })}
      >
        {pages === 0 ? (
          <span className="element-empty">{t('documentElements.emptyDocument')}</span>
        ) : (
          <span className="element-thumbnails">
            {shown.map((src, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pages that are no images have no address.
              <Thumbnail key={index} src={src} name="" onStale={onStale} />
            ))}
            {pages > shown.length && <span className="element-more">+{pages - shown.length}</span>}
          </span>
        )}
      </Link>
      {isEditing && (
        <TileCheck
          label={t('documentElements.chooseDocument', { title })}
          isChosen={isChosen}
          tabIndex={stop}
          onToggle={(isRange) => onToggle(id, isRange)}
        />
      )}
      <span className="element-foot">
        <Icon name="folder" />
        <span className="element-file" title={title}>
          <CutName name={own} />
          {path && <small className="cut-name-line">{path}</small>}
        </span>
      </span>
    </li>
  );
});

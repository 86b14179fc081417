import type { PageElement } from '@salient/shared/areas/documents/element.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { pagePath } from '../documentPaths.ts';
import { CutName } from './CutName.tsx';
import { annotationCount, thumbnailOf } from './element.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { TileCheck } from './TileCheck.tsx';
import type { TileHandlers } from './tileHandlers.ts';

interface Props extends TileHandlers {
  readonly documentId: string;
  readonly page: PageElement;
  readonly isChosen: boolean;
  /** Whether the rights to it keep it from visitors. */
  readonly isHidden: boolean;
  /** Whether it can be chosen and moved. */
  readonly isEditing: boolean;
  /** Whether the keyboard stops here: of all elements it does at one, and arrows lead on. */
  readonly isStop: boolean;
}

/** A page among the elements of a document (DOCUMENT-11, DOCUMENT-13). */
export const PageTile = memo(function PageTile(props: Props) {
  const { documentId, page, isChosen, isHidden, isEditing, isStop, onToggle, onPreview, onStale } = props;
  const { t } = useTexts();
  const { id, page_number: number, original_filename: file, transcription, url_original, mimetype } = page;
  const stop = isStop ? 0 : -1;
  const annotations = annotationCount(page);
  return (
    <li
      className="element-tile"
      data-entry={id}
      data-element={id}
      data-chosen={isChosen || undefined}
      draggable={isEditing}
    >
      <Link
        className="element-picture"
        to={pagePath(documentId, number)}
        tabIndex={stop}
        draggable={false}
        aria-label={t('documentElements.open', { number, file })}
      >
        {url_original === '' && mimetype === '' ? (
          <span className="element-broken">{t('document.noUrlOrMimetype')}</span>
        ) : (
          <Thumbnail src={thumbnailOf(page)} name={file} onStale={onStale} />
        )}
      </Link>
      <span className="element-number" aria-hidden="true">
        {number}
      </span>
      {isEditing && (
        <TileCheck
          label={t('documentElements.choosePage', { number })}
          isChosen={isChosen}
          tabIndex={stop}
          onToggle={(isRange) => onToggle(id, isRange)}
        />
      )}
      <span className="element-foot">
        <span className="element-file" title={file}>
          <CutName name={file} />
        </span>
        {annotations > 0 && (
          <span className="element-sign" title={t('documentElements.annotations', { count: annotations })}>
            <Icon name="tag" />
            <span aria-hidden="true">{annotations}</span>
            <span className="visually-hidden">{t('documentElements.annotations', { count: annotations })}</span>
          </span>
        )}
        {isHidden && (
          <span className="element-sign" title={t('scanRights.hidden')}>
            <Icon name="key" />
            <span className="visually-hidden">{t('scanRights.hidden')}</span>
          </span>
        )}
        {transcription !== '' && (
          <span className="element-sign" title={t('documentElements.transcribed')}>
            <Icon name="text" />
            <span className="visually-hidden">{t('documentElements.transcribed')}</span>
          </span>
        )}
        <button
          type="button"
          className="element-preview"
          tabIndex={stop}
          aria-label={t('documentElements.preview', { number })}
          onClick={() => onPreview(id)}
        >
          <Icon name="eye" />
        </button>
      </span>
    </li>
  );
});

import type { PublicPage } from '@salient/shared/areas/documents/publicDocument.ts';
import { MarkedText } from '@salient/shared/areas/documents/search/MarkedText.tsx';
import { markLines } from '@salient/shared/areas/documents/search/markAll.ts';
import { languageOfText } from '@salient/shared/lib/i18n/languageOfText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Fragment, lazy, type MouseEvent, Suspense, useState } from 'react';
import { useIsBrowser } from '../../lib/site/useIsBrowser.ts';
import { Boundary } from '../../lib/ui/Boundary.tsx';
import { PictureCredit } from './PictureCredit.tsx';
import { pictureOf } from './pictureOf.ts';
import { usePictureFailure } from './usePictureFailure.ts';

const ScanViewer = lazy(() => import('./ScanViewer.tsx').then(({ ScanViewer }) => ({ default: ScanViewer })));

interface Props {
  readonly page: PublicPage;
  readonly number: number;
  readonly pages: number;
  /** The words by which it was found; empty for none. */
  readonly found: string;
}

/** A page: its picture, from near once somebody asks for that, and what is written on it for who cannot read the hand. */
export function ShownPage({ page, number, pages, found }: Props) {
  const { t } = useTexts();
  const { transcription } = page;
  return (
    <div className={transcription ? 'shown-page shown-page-read' : 'shown-page'}>
      <Picture page={page} label={t('publicDocument.pageOf', { page: number, pages })} />
      {transcription && (
        <section className="transcription" aria-labelledby="transcription">
          <h2 id="transcription">{t('publicDocument.transcription')}</h2>
          <p lang={languageOfText(transcription)}>
            {found === '' ? transcription : <Found text={transcription} found={found} />}
          </p>
        </section>
      )}
    </div>
  );
}

/** A text with the words marked by which it was found. */
function Found({ text, found }: { readonly text: string; readonly found: string }) {
  return markLines(text, found).map((parts, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their number alone.
    <Fragment key={line}>
      {line > 0 && '\n'}
      <MarkedText parts={parts} />
    </Fragment>
  ));
}

function Picture({ page, label }: { readonly page: PublicPage; readonly label: string }) {
  const { t } = useTexts();
  const isBrowser = useIsBrowser();
  const [isNear, setNear] = useState(false);
  const { isFailed, pictureProps } = usePictureFailure();
  const { image, width, height, original, rights } = page;
  if (original === null) return <p className="notice">{t('publicDocument.withheld')}</p>;
  if (image === null || width === null || height === null) {
    return (
      <div className="notice">
        {t('publicDocument.noPicture')} <a href={original}>{t('publicDocument.download')}</a>
        {rights && <PictureCredit rights={rights} />}
      </div>
    );
  }
  if (isFailed) return <p className="notice">{t('publicDocument.failed')}</p>;
  // Without a script the link opens the picture in full size.
  const look = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setNear(true);
  };
  const still = (
    <a className="scan-still" href={original} onClick={look}>
      <img
        {...pictureProps}
        {...pictureOf(image, width)}
        sizes="(min-width: 60em) 46rem, 96vw"
        {...{ width, height }}
        alt={label}
      />
    </a>
  );
  return (
    <div className={isNear ? 'scan scan-near' : 'scan'}>
      {isBrowser && (
        <p>
          <button type="button" className="button" onClick={() => setNear(!isNear)} aria-expanded={isNear}>
            {t(isNear ? 'publicDocument.away' : 'publicDocument.near')}
          </button>
        </p>
      )}
      {isNear ? (
        <Boundary fallback={still}>
          <Suspense fallback={still}>
            <ScanViewer image={image} label={label} />
          </Suspense>
        </Boundary>
      ) : (
        still
      )}
      {rights && <PictureCredit rights={rights} />}
    </div>
  );
}

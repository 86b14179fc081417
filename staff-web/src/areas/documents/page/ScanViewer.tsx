import { Button } from '@mantine/core';
import type { PageElement } from '@salient/shared/areas/documents/element.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ScanSource } from '@salient/shared/lib/scans/OpenedScan.ts';
import { filterOf, keepView, readView, type ScanView } from '@salient/shared/lib/scans/scanView.ts';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Notice } from '../../../lib/page/Notice.tsx';
import { ScanTools } from './ScanTools.tsx';
import { useOpenedScan } from './useOpenedScan.ts';

interface Props {
  readonly page: PageElement;
  /** Asks for new addresses: those of a page left open are over. */
  readonly onStale: () => Promise<unknown>;
}

const sourceOf = ({ image, url_resized }: PageElement): ScanSource | null =>
  image !== null ? { image } : url_resized !== null ? { picture: url_resized } : null;

/** The scan of a page with its tools beside it, or the way to the file where it is no image (PAGE-02, PAGE-04). */
export function ScanViewer({ page, onStale }: Props) {
  const { t } = useTexts();
  const source = sourceOf(page);
  if (source) return <Viewer page={page} source={source} onStale={onStale} />;
  return (
    <div className="scan-none">
      <Notice tone="hint">
        <p>{t('page.notPreviewable')}</p>
        <a href={page.url_original} download={page.original_filename}>
          {t('pageEditor.download', { file: page.original_filename })}
        </a>
      </Notice>
    </div>
  );
}

function Viewer({ page, source, onStale }: Props & { readonly source: ScanSource }) {
  const { t } = useTexts();
  const around = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(() => readView(sessionStorage, page.id));
  const { scan, isFailed, retry } = useOpenedScan(canvas, source, onStale);
  useEffect(() => scan?.turnTo(view.rotation), [scan, view.rotation]);
  const change = (next: ScanView) => {
    setView(next);
    keepView(sessionStorage, page.id, next);
  };
  const fillScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void around.current?.requestFullscreen();
  };
  const { page_number: number, original_filename: file } = page;
  return (
    <section ref={around} className="scan-viewer" aria-label={t('pageEditor.scan')}>
      <ScanTools page={page} scan={scan} view={view} onView={change} onFullscreen={fillScreen} />
      {isFailed && (
        <Notice tone="error">
          <p>{t('pageEditor.scanFailed')}</p>
          <Button variant="default" size="compact-md" onClick={retry}>
            {t('common.retry')}
          </Button>
        </Notice>
      )}
      <div
        ref={canvas}
        className="scan-canvas"
        role="img"
        aria-label={t('documentElements.pageOf', { number, file })}
        style={{ '--light': filterOf(view) } as CSSProperties}
      />
    </section>
  );
}

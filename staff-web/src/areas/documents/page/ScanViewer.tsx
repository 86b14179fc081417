import type { PageElement } from '@salient/shared/areas/documents/element.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { OpenedScan, type ScanSource } from '@salient/shared/lib/scans/OpenedScan.ts';
import { filterOf, keepView, readView, type ScanView } from '@salient/shared/lib/scans/scanView.ts';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { Notice } from '../../../lib/page/Notice.tsx';
import { ScanTools } from './ScanTools.tsx';

interface Props {
  readonly page: PageElement;
  /** Asks for new addresses: those of a page left open are over. */
  readonly onStale: () => void;
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
  const [isFailed, setFailed] = useState(false);
  const scan = useOpenedScan(canvas, source, { onStale, onFailed: setFailed });
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
      {isFailed && <Notice tone="error">{t('pageEditor.scanFailed')}</Notice>}
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

/** Addresses that fail are asked anew so often at most. Milliseconds. */
const renewEveryMs = 15_000;

interface Listeners {
  readonly onStale: () => void;
  readonly onFailed: (failed: boolean) => void;
}

/** The scan in the viewer once that was fetched. A new address of the same picture changes nothing of how it is shown. */
function useOpenedScan(
  element: RefObject<HTMLDivElement | null>,
  source: ScanSource,
  { onStale, onFailed }: Listeners,
): OpenedScan | null {
  const [scan, setScan] = useState<OpenedScan | null>(null);
  const address = 'image' in source ? source.image : source.picture;
  const latest = useRef({ source, address, onStale, onFailed });
  const failedAt = useRef(0);
  useEffect(() => {
    const isNew = latest.current.address !== address;
    latest.current = { source, address, onStale, onFailed };
    // A viewer that works goes on with the address that it has: only a failure asks for the new one.
    if (isNew && failedAt.current > 0) {
      failedAt.current = 0;
      onFailed(false);
      scan?.renew(source);
    }
  });
  useEffect(() => {
    let opened: OpenedScan | null = null;
    let isOver = false;
    const fail = () => {
      const now = Date.now();
      if (now - failedAt.current < renewEveryMs) return;
      if (failedAt.current > 0) latest.current.onFailed(true);
      failedAt.current = now;
      latest.current.onStale();
    };
    if (!element.current) return;
    OpenedScan.open(element.current, latest.current.source, fail).then((made) => {
      if (isOver) return made.close();
      opened = made;
      setScan(made);
    }, fail);
    return () => {
      isOver = true;
      setScan(null);
      opened?.close();
    };
  }, [element]);
  return scan;
}

import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { OpenedScan } from '@salient/shared/lib/scans/OpenedScan.ts';
import { filterOf, lightRange, plainView, type ScanView, turned } from '@salient/shared/lib/scans/scanView.ts';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface Props {
  /** Address of the image by the IIIF Image API. */
  readonly image: string;
  readonly label: string;
}

/** A scan from near, with its tools under it and never over it; each has a key while the viewer has the focus (beyond 11). */
export function ScanViewer({ image, label }: Props) {
  const { t } = useTexts();
  const canvas = useRef<HTMLDivElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const [scan, setScan] = useState<OpenedScan | null>(null);
  const [view, setView] = useState(plainView);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isOver = false;
    let opened: OpenedScan | null = null;
    const fail = () => setFailed(true);
    if (!canvas.current) return;
    OpenedScan.open(canvas.current, { image }, fail).then((made) => {
      if (isOver) return made.close();
      opened = made;
      setScan(made);
    }, fail);
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [image]);
  useEffect(() => scan?.turnTo(view.rotation), [scan, view.rotation]);

  const tools: readonly { readonly name: ToolName; readonly keys: string; readonly use: () => void }[] = [
    { name: 'larger', keys: '+', use: () => scan?.larger() },
    { name: 'smaller', keys: '-', use: () => scan?.smaller() },
    { name: 'fit', keys: '0', use: () => scan?.fit() },
    { name: 'turnLeft', keys: 'R', use: () => setView(turned(view, -90)) },
    { name: 'turnRight', keys: 'r', use: () => setView(turned(view, 90)) },
    { name: 'invert', keys: 'i', use: () => setView({ ...view, inverted: !view.inverted }) },
    { name: 'fullscreen', keys: 'f', use: () => void toggleFullscreen(around.current) },
    {
      name: 'reset',
      keys: 'Escape',
      use: () => {
        setView(plainView);
        scan?.fit();
      },
    },
  ];
  const press = (event: KeyboardEvent) => {
    const tool = tools.find(({ keys }) => keys === event.key);
    if (!tool || event.ctrlKey || event.metaKey || event.altKey) return;
    if (tool.name === 'reset' && document.fullscreenElement) return;
    event.preventDefault();
    tool.use();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the buttons inside, wherever the focus is among them
    <div ref={around} className="scan-viewer" onKeyDown={press}>
      {isFailed && <p className="notice">{t('publicDocument.failed')}</p>}
      <div
        ref={canvas}
        className="scan-canvas"
        role="img"
        aria-label={label}
        style={{ '--light': filterOf(view) } as CSSProperties}
      />
      <div className="scan-tools" role="toolbar" aria-label={t('publicDocument.tools')}>
        {tools.map(({ name, keys, use }) => (
          <button
            key={name}
            type="button"
            className="button"
            aria-keyshortcuts={keys === 'R' ? 'Shift+r' : keys}
            {...(name === 'invert' ? { 'aria-pressed': view.inverted } : {})}
            onClick={use}
          >
            {t(`publicDocument.tool.${name}`)}
          </button>
        ))}
        <Amount name="brightness" view={view} onView={setView} />
        <Amount name="contrast" view={view} onView={setView} />
      </div>
    </div>
  );
}

type ToolName = 'larger' | 'smaller' | 'fit' | 'turnLeft' | 'turnRight' | 'invert' | 'fullscreen' | 'reset';

interface AmountProps {
  readonly name: 'brightness' | 'contrast';
  readonly view: ScanView;
  readonly onView: (view: ScanView) => void;
}

function Amount({ name, view, onView }: AmountProps) {
  const { t } = useTexts();
  return (
    <label className="scan-amount">
      {t(`publicDocument.tool.${name}`)}
      <input
        type="range"
        {...lightRange}
        value={view[name]}
        aria-valuetext={`${view[name]} %`}
        onChange={(event) => onView({ ...view, [name]: Number(event.target.value) })}
      />
    </label>
  );
}

const toggleFullscreen = (element: HTMLElement | null) =>
  document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen();

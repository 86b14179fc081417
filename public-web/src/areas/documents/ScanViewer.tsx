import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { OpenedScan } from '@salient/shared/lib/scans/OpenedScan.ts';
import { filterOf, lightRange, plainView, type ScanView, turned } from '@salient/shared/lib/scans/scanView.ts';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '../../lib/ui/icons.tsx';
import scanStyles from './scanViewer.css?url';

interface Props {
  /** Address of the image by the IIIF Image API. */
  readonly image: string;
  readonly label: string;
}

/** A scan from near, with its tools above it and never over it; each has a key while the viewer has the focus (beyond 11). */
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
  // It takes the place of a picture of another height: what was asked for is to be seen.
  useEffect(() => void around.current?.scrollIntoView({ block: 'start' }), []);
  useEffect(() => scan?.turnTo(view.rotation), [scan, view.rotation]);

  const tools: readonly Tool[] = [
    { name: 'larger', keys: '+', sign: 'plus', use: () => scan?.larger() },
    { name: 'smaller', keys: '-', sign: 'minus', use: () => scan?.smaller() },
    { name: 'fit', keys: '0', sign: 'fit', use: () => scan?.fit() },
    { name: 'turnLeft', keys: 'R', sign: 'turnLeft', use: () => setView(turned(view, -90)) },
    { name: 'turnRight', keys: 'r', sign: 'turnRight', use: () => setView(turned(view, 90)) },
    { name: 'fullscreen', keys: 'f', sign: 'fullscreen', use: () => void toggleFullscreen(around.current) },
    { name: 'invert', keys: 'i', use: () => setView({ ...view, inverted: !view.inverted }) },
    {
      name: 'reset',
      keys: 'Escape',
      use: () => {
        setView(plainView);
        scan?.fit();
      },
    },
  ];
  const button = ({ name, keys, sign, use }: Tool) => (
    <button
      key={name}
      type="button"
      className={sign ? 'button scan-tool' : 'button'}
      {...(sign ? { 'aria-label': t(`publicDocument.tool.${name}`), title: t(`publicDocument.tool.${name}`) } : {})}
      aria-keyshortcuts={keys === 'R' ? 'Shift+r' : keys}
      {...(name === 'invert' ? { 'aria-pressed': view.inverted } : {})}
      onClick={use}
    >
      {sign ? <Icon name={sign} /> : t(`publicDocument.tool.${name}`)}
    </button>
  );
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
      <link rel="stylesheet" href={scanStyles} precedence="scan" />
      {isFailed && <p className="notice">{t('publicDocument.failed')}</p>}
      <div className="scan-tools" role="toolbar" aria-label={t('publicDocument.tools')}>
        {tools.filter(({ sign }) => sign !== undefined).map(button)}
        <details className="scan-light">
          <summary className="button">{t('publicDocument.moreTools')}</summary>
          <div>
            {tools.filter(({ sign }) => sign === undefined).map(button)}
            <Amount name="brightness" view={view} onView={setView} />
            <Amount name="contrast" view={view} onView={setView} />
          </div>
        </details>
      </div>
      <div
        ref={canvas}
        className="scan-canvas"
        role="img"
        aria-label={label}
        style={{ '--light': filterOf(view) } as CSSProperties}
      />
    </div>
  );
}

type ToolName = 'larger' | 'smaller' | 'fit' | 'turnLeft' | 'turnRight' | 'invert' | 'fullscreen' | 'reset';

interface Tool {
  readonly name: ToolName;
  readonly keys: string;
  /** For what is used at every turn: a drawing takes less of a phone than words. */
  readonly sign?: IconName;
  readonly use: () => void;
}

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

import { ActionIcon, Slider } from '@mantine/core';
import type { PageElement } from '@salient/shared/areas/documents/element.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { OpenedScan } from '@salient/shared/lib/scans/OpenedScan.ts';
import { lightRange, plainView, type ScanView, turned } from '@salient/shared/lib/scans/scanView.ts';
import { type ReactNode, useId, useState } from 'react';
import { Icon, type IconName } from '../../../lib/icons/Icon.tsx';
import { useShortcut } from '../../../lib/shortcuts/useShortcut.ts';

interface Props {
  readonly page: PageElement;
  /** Null until the viewer is there. */
  readonly scan: OpenedScan | null;
  readonly view: ScanView;
  readonly onView: (view: ScanView) => void;
  readonly onFullscreen: () => void;
}

/** What can be done with the scan, by buttons and keys; never over the picture. */
export function ScanTools({ page, scan, view, onView, onFullscreen }: Props) {
  const { t } = useTexts();
  const reset = () => {
    onView(plainView);
    scan?.fit();
  };
  return (
    <div className="scan-tools" role="toolbar" aria-label={t('pageEditor.tools')}>
      <Tool icon="plus" label={t('pageEditor.larger')} keys="+" onUse={() => scan?.larger()} />
      <Tool icon="minus" label={t('pageEditor.smaller')} keys="-" onUse={() => scan?.smaller()} />
      <Tool icon="fit" label={t('pageEditor.fit')} keys="0" onUse={() => scan?.fit()} />
      <Tool icon="rotateLeft" label={t('pageEditor.turnLeft')} keys="Shift+r" onUse={() => onView(turned(view, -90))} />
      <Tool icon="rotateRight" label={t('pageEditor.turnRight')} keys="r" onUse={() => onView(turned(view, 90))} />
      <Light view={view} onView={onView} />
      <Tool icon="restore" label={t('pageEditor.reset')} onUse={reset} />
      <Tool icon="fullscreen" label={t('pageEditor.fullscreen')} keys="f" onUse={onFullscreen} />
      <ActionIcon
        component="a"
        href={page.url_original}
        target="_blank"
        rel="noopener"
        variant="subtle"
        size="lg"
        aria-label={t('pageEditor.original')}
        title={t('pageEditor.original')}
      >
        <Icon name="open" />
      </ActionIcon>
    </div>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly keys?: string;
  readonly onUse: () => void;
}

function Tool({ icon, label, keys, onUse }: ToolProps) {
  useShortcut(keys ?? '', label, onUse, keys !== undefined);
  return (
    <ActionIcon variant="subtle" size="lg" aria-label={label} title={label} aria-keyshortcuts={keys} onClick={onUse}>
      <Icon name={icon} />
    </ActionIcon>
  );
}

/** Brightness, contrast and a negative, for what is faded; on a line of their own, so that they cover nothing. */
function Light({ view, onView }: Pick<Props, 'view' | 'onView'>) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionIcon
        variant={isOpen ? 'light' : 'subtle'}
        size="lg"
        aria-label={t('pageEditor.light')}
        title={t('pageEditor.light')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="light" />
      </ActionIcon>
      <ActionIcon
        variant={view.inverted ? 'light' : 'subtle'}
        size="lg"
        aria-label={t('pageEditor.invert')}
        title={t('pageEditor.invert')}
        aria-pressed={view.inverted}
        onClick={() => onView({ ...view, inverted: !view.inverted })}
      >
        <Icon name="invert" />
      </ActionIcon>
      {isOpen && (
        <div className="scan-light">
          <Amount
            label={t('pageEditor.brightness')}
            value={view.brightness}
            onChange={(brightness) => onView({ ...view, brightness })}
          />
          <Amount
            label={t('pageEditor.contrast')}
            value={view.contrast}
            onChange={(contrast) => onView({ ...view, contrast })}
          />
        </div>
      )}
    </>
  );
}

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Amount({ label, value, onChange }: AmountProps): ReactNode {
  const id = useId();
  return (
    <div>
      <span id={id}>
        {label}: {value} %
      </span>
      <Slider {...lightRange} label={null} thumbLabel={label} aria-labelledby={id} value={value} onChange={onChange} />
    </div>
  );
}

import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { type PreviewSize, previewSizes } from './previewSizes.ts';

interface Props {
  readonly address: string;
  readonly size: PreviewSize;
}

/** Share of the window's height that a preview takes at most. */
const tallest = 0.62;

/** A page at the size of another screen, made smaller until it fits. */
export function PreviewFrame({ address, size }: Props) {
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const { width, height } = previewSizes[size];
  const scale = Math.min(1, room / width, (window.innerHeight * tallest) / height);
  return (
    <div ref={box} className="preview-room">
      {room > 0 && (
        <div className="preview-screen" style={{ inlineSize: width * scale, blockSize: height * scale }}>
          <iframe
            title={t('storyPreview.frame')}
            src={address}
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
          />
        </div>
      )}
    </div>
  );
}

import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { useVisit } from '../visit/VisitProvider.tsx';
import { qrPath } from './qrPath.ts';

interface Props {
  /** The whole address that a phone opens. */
  readonly address: string;
  /** What stands beneath for those without a scanner: short addresses, none where there is none to type. */
  readonly words: readonly (readonly [host: string, path: string])[];
}

/** Takes what is on the screen along on the visitor's own phone (beyond 6). */
export function TakeHome({ address, words }: Props) {
  const { t } = useTexts();
  const { version } = useVisit().visit;
  const { path, side } = useMemo(() => qrPath(address), [address]);
  return (
    <figure className="take-home">
      <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={t('kiosk.takeHome.code')} data-address={address}>
        <rect width={side} height={side} fill="#fff" />
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <figcaption>
        <strong>{t(version === 'child' ? 'kiosk.takeHome.whyChild' : 'kiosk.takeHome.why')}</strong>
        {words.map(([host, path]) => (
          <span key={path} className="take-home-words">
            {host}
            <wbr />
            {path}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

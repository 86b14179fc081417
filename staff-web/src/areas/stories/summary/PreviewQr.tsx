import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { toString as qrSvg } from 'qrcode';
import { useEffect, useState } from 'react';
import { MomentText } from '../MomentText.tsx';

interface Props {
  readonly address: string;
  readonly expiresAt: string;
}

/** The preview for one's own phone. */
export function PreviewQr({ address, expiresAt }: Props) {
  const { t } = useTexts();
  const [svg, setSvg] = useState('');
  useEffect(() => {
    let isShown = true;
    void qrSvg(address, { type: 'svg', errorCorrectionLevel: 'L', margin: 4 }).then((drawn) => {
      if (isShown) setSvg(`data:image/svg+xml;base64,${btoa(drawn)}`);
    });
    return () => {
      isShown = false;
    };
  }, [address]);
  return (
    <div className="preview-qr">
      {svg && <img src={svg} alt={t('storyPreview.qr')} width={220} height={220} />}
      <p>{t('storyPreview.qrHow')}</p>
      <p>
        <a href={address} target="_blank" rel="noopener">
          {t('storyPreview.open')}
        </a>
      </p>
      <p className="section-lead">
        {t('storyPreview.expires')} <MomentText at={expiresAt} />
      </p>
    </div>
  );
}

import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Icon } from '../../../lib/icons/Icon.tsx';

interface Props {
  /** Null for what is no image. */
  readonly src: string | null;
  /** Of the file, for what is no image. */
  readonly name: string;
  /** Asks for new addresses: those of a page left open are over. */
  readonly onStale: () => void;
}

/** A small picture of a page; the kind of file where there is none, and a word where it cannot be had. */
export function Thumbnail({ src, name, onStale }: Props) {
  const { t } = useTexts();
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  if (src === null) {
    return (
      <span className="element-no-image">
        <Icon name="document" />
        <span>{/\.\w{1,5}$/.exec(name)?.[0].slice(1).toUpperCase()}</span>
      </span>
    );
  }
  if (failed === src) {
    return (
      <span className="element-no-image">
        <Icon name="warning" />
        {name !== '' && <span>{t('documentElements.pictureFailed')}</span>}
      </span>
    );
  }
  return (
    <img
      key={attempt}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => {
        // Without a connection a new address would not come either: the picture is asked for again with the connection.
        if (!navigator.onLine) {
          return addEventListener('online', () => setAttempt(attempt + 1), { once: true });
        }
        // A new address brings the picture back; under the same one it is not asked for again and again.
        onStale();
        setFailed(src);
      }}
    />
  );
}

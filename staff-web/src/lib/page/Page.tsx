import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Where a page inside the frame writes its title: the top bar's heading. */
export interface Frame {
  readonly setTitle: (title: string) => void;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}
const FrameContext = createContext<Frame | null>(null);
export const FrameProvider = FrameContext.Provider;

interface Props {
  /** Shown in the top bar and in the browser's tab; null while it is not known yet. */
  readonly title: string | null;
  /** False where something on the page takes the focus instead of its heading. */
  readonly takesFocus?: boolean;
  /** Buttons of the whole page, above it. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** One page of the app, in the frame or without. After a link its heading has the focus. */
export function Page({ title, takesFocus = true, actions, children }: Props) {
  const { t } = useTexts();
  const frame = useContext(FrameContext);
  const own = useRef<HTMLHeadingElement>(null);
  const heading = frame?.heading ?? own;
  const type = useNavigationType();
  const product = t('common.product');
  useLayoutEffect(() => {
    document.title = title ? `${title} – ${product}` : product;
    frame?.setTitle(title ?? '');
  }, [title, product, frame]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened; Back keeps focus and place.
  useEffect(() => {
    if (type === 'POP') return;
    window.scrollTo(0, 0);
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={frame ? 'page' : 'card'}>
      {!frame && (
        <h1 ref={own} tabIndex={-1}>
          {title}
        </h1>
      )}
      {actions && <div className="page-actions">{actions}</div>}
      {children}
    </div>
  );
}

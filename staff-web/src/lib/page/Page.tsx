import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Via } from '../routing/links.ts';
import { returnsToPlace } from '../routing/returning.ts';
import { FoldedActions } from './FoldedActions.tsx';

/** What a page is called, as its heading shows it. */
export interface PageTitle {
  readonly text: string;
  /** Said and not shown: it is about to give way to the name of a record. */
  readonly isPassing: boolean;
}

/** Where a page inside the frame writes its title: the top bar's heading. */
export interface Frame {
  readonly setTitle: (title: PageTitle) => void;
  /** The page above, where the page itself says which. */
  readonly setOrigin: (origin: Via | null) => void;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}
const FrameContext = createContext<Frame | null>(null);
export const FrameProvider = FrameContext.Provider;

interface Props {
  /** Shown in the top bar and in the browser's tab. */
  readonly title: string;
  /** Whether the title only says what kind of record is being read; its name follows. */
  readonly isWaiting?: boolean;
  /** False where something on the page takes the focus instead of its heading. */
  readonly takesFocus?: boolean;
  /** Where the breadcrumbs lead to when `via` names nothing: a record above this one instead of the list of its kind. */
  readonly origin?: Via | null;
  /** Buttons of the whole page, above it. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** One page of the app, in the frame or without. After a link its heading has the focus, unless a field or a row took it. */
export function Page({ title, isWaiting = false, takesFocus = true, origin = null, actions, children }: Props) {
  const { t } = useTexts();
  const frame = useContext(FrameContext);
  const own = useRef<HTMLHeadingElement>(null);
  const heading = frame?.heading ?? own;
  const type = useNavigationType();
  const location = useLocation();
  const content = useRef<HTMLDivElement>(null);
  const product = t('common.product');
  useLayoutEffect(() => {
    document.title = `${title} – ${product}`;
    frame?.setTitle({ text: title, isPassing: isWaiting });
  }, [title, isWaiting, product, frame]);
  const { code, id } = origin ?? {};
  useLayoutEffect(() => {
    frame?.setOrigin(code ? { code, id } : null);
    return () => frame?.setOrigin(null);
  }, [code, id, frame]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened; Back keeps focus and place.
  useEffect(() => {
    if (type === 'POP') return;
    // A list comes back to the row that was opened; where there is none, as after its removal, the heading stands in.
    if (!returnsToPlace(location)) window.scrollTo(0, 0);
    const isTaken = content.current?.contains(document.activeElement);
    if (takesFocus && !isTaken) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={content} className={frame ? 'page' : 'card'}>
      {!frame && (
        <h1 ref={own} tabIndex={-1}>
          <HeadingText text={title} isPassing={isWaiting} />
        </h1>
      )}
      {actions && <FoldedActions>{actions}</FoldedActions>}
      {children}
    </div>
  );
}

/** A title that passes is there for who listens; shown for a moment it would only flicker. */
export function HeadingText({ text, isPassing }: PageTitle) {
  return isPassing ? <span className="visually-hidden">{text}</span> : text;
}

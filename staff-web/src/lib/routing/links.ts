import { isPageCode, type PageCode, staffPageAt, staffPages } from '@salient/shared/app/pages/staffPages.ts';
import { useLocation, useParams } from 'react-router-dom';

type SlotNames<Path extends string> = Path extends `${string}:${infer Slot}/${infer Rest}`
  ? Slot | SlotNames<Rest>
  : Path extends `${string}:${infer Slot}`
    ? Slot
    : never;
type Slots<Code extends PageCode> = { readonly [S in SlotNames<(typeof staffPages)[Code]['path']>]: string };

/** Page that somebody came from: `code` or `code~id` (SHELL-17). */
export interface Via {
  readonly code: PageCode;
  readonly id?: string | undefined;
}

/**
 * Address of a page.
 *
 * @example `pathTo('person', { id })`
 */
export function pathTo<Code extends PageCode>(
  code: Code,
  ...[slots]: keyof Slots<Code> extends never ? [] : [slots: Slots<Code>]
): string {
  return fillPath(code, (slots ?? {}) as Readonly<Record<string, string>>);
}

function fillPath(code: PageCode, slots: Readonly<Record<string, string>>): string {
  return staffPages[code].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(slots[name] ?? ''));
}

export const pathOfVia = ({ code, id }: Via) => fillPath(code, { id: id ?? '' });

export const viaText = ({ code, id }: Via) => (id ? `${code}~${id}` : code);

/** Reads `via`; a page that does not exist, or lacks the id it needs, is ignored (SHELL-20). */
export function readVia(text: string | null): Via | undefined {
  const [code, id] = (text ?? '').split('~');
  if (!isPageCode(code)) return undefined;
  const slots = staffPages[code].path.match(/:\w+/g) ?? [];
  if (slots.length === 0) return { code };
  return staffPageAt(fillPath(code, { id: id ?? '' })) === code ? { code, id } : undefined;
}

/** Adds where the reader comes from to an address. */
export function withVia(path: string, via: Via): string {
  return `${path}${path.includes('?') ? '&' : '?'}via=${encodeURIComponent(viaText(via))}`;
}

/** The present page, as links to other pages carry it. */
export function useHere(): Via {
  const { pathname } = useLocation();
  const { id } = useParams();
  return { code: staffPageAt(pathname) ?? 'home', id };
}

import type { ComponentType } from 'react';
import type { ReferenceKind } from '../records/referenceKinds.ts';
import { useServices } from '../services/services.ts';
import type { Reference } from './referenceSources.ts';

/** What a dialog gets that makes a record without leaving the one at hand. */
export interface QuickCreateProps {
  /** What was typed in the picker. */
  readonly typed: string;
  /** The one type that the picker takes, where it takes one only. */
  readonly type?: string;
  /** What the form around the picker says of the record beside its name, by the record's own fields. */
  readonly known?: Readonly<Record<string, string>>;
  /** The record that was made, or one that was there already and chosen instead. */
  readonly onCreated: (created: Reference) => void;
  readonly onClose: () => void;
}

/** The dialogs that make a record from a picker (QUICK-02), by kind; each is fetched when it is first opened. */
export type QuickCreators = Readonly<Partial<Record<ReferenceKind, ComponentType<QuickCreateProps>>>>;

/** The dialog that makes a record of a kind; undefined where there is none. */
export const useQuickCreator = (kind: ReferenceKind): ComponentType<QuickCreateProps> | undefined =>
  useServices().quickCreators[kind];

declare module '../services/services.ts' {
  interface Services {
    readonly quickCreators: QuickCreators;
  }
}

declare module '../area/Area.ts' {
  interface Area {
    /** The dialogs by which pickers make records of the area. */
    readonly quickCreate?: { readonly [Kind in ReferenceKind]?: () => Promise<ComponentType<QuickCreateProps>> };
  }
}

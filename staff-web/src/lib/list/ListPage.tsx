import type { ReactNode } from 'react';
import { Page } from '../page/Page.tsx';
import { ListBody, type ListProps } from './ListBody.tsx';
import type { ListMethod } from './listTypes.ts';

interface Props<Name extends ListMethod> extends ListProps<Name> {
  /** What stands above the list. */
  readonly lead?: ReactNode;
}

/** A page that is a list. */
export function ListPage<Name extends ListMethod>({ lead, ...list }: Props<Name>) {
  return (
    <Page title={list.title} actions={list.actions}>
      {lead}
      <ListBody {...list} />
    </Page>
  );
}

import type { ParamsOf, ResultOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useOpenedRecord } from '../client/useOpenedRecord.ts';
import { FormSkeleton } from '../form/FormSkeleton.tsx';
import { FailedNotice } from '../page/FailedNotice.tsx';
import { Page } from '../page/Page.tsx';
import { type AwayRecord, isRecordAway, RecordAway } from './RecordAway.tsx';

/** The methods that answer a record of which two may become one. */
type GetMethod = 'getPlace' | 'getMemorial' | 'getMilitaryEntity';

interface Props<Name extends GetMethod> extends Pick<AwayRecord, 'type' | 'list'> {
  readonly method: Name;
  /** What the page is called until the record is there. */
  readonly title: string;
  /** What it is called where the record was removed. */
  readonly goneTitle: string;
  /** The form of the record. */
  readonly children: (record: ResultOf<Methods[Name]>) => ReactNode;
}

/** A record to be changed, as the address says which; says what became of one that is not there. */
export function RecordEditPage<Name extends GetMethod>({
  method,
  type,
  list,
  title,
  goneTitle,
  children,
}: Props<Name>) {
  const { id = '' } = useParams();
  const { record, error, refetch } = useOpenedRecord(method, { id } as ParamsOf<Methods[Name]>);
  if (record) return children(record);
  if (error && isRecordAway(error)) return <RecordAway error={error} type={type} list={list} title={goneTitle} />;
  return (
    <Page title={title}>
      {error ? <FailedNotice error={error} onRetry={() => void refetch()} /> : <FormSkeleton />}
    </Page>
  );
}

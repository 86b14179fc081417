import { withoutRowValues } from '@salient/shared/lib/log/withoutRowValues.ts';
import { type Logger, stdSerializers } from 'pino';

/** A log that keeps no values of rows, whatever error of the database it is told of. */
export const withoutValues = (log: Logger): Logger =>
  log.child({}, { serializers: { err: (error: Error) => withoutRowValues(stdSerializers.err(error)) } });

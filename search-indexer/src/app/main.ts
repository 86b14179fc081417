import { withoutRowValues } from '@salient/shared/lib/log/withoutRowValues.ts';
import pino, { stdSerializers } from 'pino';
import { readConfig } from '../lib/config/readConfig.ts';
import { Indexer } from './Indexer.ts';

const serializers = { err: (error: Error) => withoutRowValues(stdSerializers.err(error)) };

try {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, serializers });
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Whoever started it is gone: nobody would stop this process any more.
  process.on('disconnect', stop);

  await new Indexer(config, log, () => process.send?.({ ready: true })).run(stopping.signal);
  log.info('stopped');
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}\n`);
  process.exit(2);
}

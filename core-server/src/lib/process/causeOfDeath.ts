import { z } from 'zod';

const lineSchema = z.object({
  level: z.number().min(50),
  msg: z.string().optional(),
  err: z.object({ message: z.string() }).optional(),
});

/**
 * The line of a Node program's log that tells best why it ended: its last error, else what Node printed about an
 * exception that nobody caught, else its last line of plain text.
 */
export function causeOfDeath(log: string): string | undefined {
  const lines = log.split('\n').filter((line) => line.trim() !== '');
  const logged = lines.map(loggedError).findLast((message) => message !== undefined);
  const thrown = lines.find((line) => /^(\w+ )*\w*([Ee]rror|Exception|Problem|Settings)\b.*: /.test(line));
  const plain = lines.findLast((line) => !line.startsWith('{'));
  return logged ?? thrown?.trim() ?? plain?.trim().slice(0, 300);
}

function loggedError(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const { msg, err } = lineSchema.parse(JSON.parse(line));
    return err && msg && !msg.includes(err.message) ? `${msg}: ${err.message}` : (msg ?? err?.message);
  } catch {
    return undefined;
  }
}

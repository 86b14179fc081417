import { z } from 'zod';
import { readLog, sizeOf } from './logFile.ts';

const noticeSchema = z.object({ level: z.number(), msg: z.string().optional(), terminal: z.boolean().optional() });
const warnLevel = 40;

/**
 * Passes on what a person at the terminal should see of a program's JSON log while it grows: warnings, errors, and
 * lines that carry `"terminal": true`. The program writes to its file directly, so a flood of lines slows nobody.
 *
 * @returns ends the following.
 */
export function followLog(path: string, onNotice: (message: string) => void): () => void {
  let read = sizeOf(path);
  let rest = '';
  function look(): void {
    const size = sizeOf(path);
    if (size < read) read = 0;
    if (size === read) return;
    const lines = (rest + readLog(path, read)).split('\n');
    read = size;
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const notice = noticeIn(line);
      if (notice) onNotice(notice);
    }
  }
  const timer = setInterval(look, 250).unref();
  return () => {
    clearInterval(timer);
    look();
  };
}

/** The message of a log line that people should see; undefined for every other line. */
export function noticeIn(line: string): string | undefined {
  // Most lines are plain information: they are recognised without being parsed.
  if (!/"level":[4-9]0|"terminal":true/.test(line)) return undefined;
  try {
    const { level, msg, terminal } = noticeSchema.parse(JSON.parse(line));
    return level >= warnLevel || terminal ? msg : undefined;
  } catch {
    return undefined;
  }
}

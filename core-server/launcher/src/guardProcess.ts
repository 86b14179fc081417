import { spawn } from 'node:child_process';

// Waits for a line. An end of input without one means that the launcher is gone: then the guarded process has to go too.
const script = 'read -r farewell || kill -s "$2" "$1"';

/**
 * Stops the process `pid` with `signal` when this process dies in whatever way, `kill -9` included. Programs that cannot
 * watch for their parent themselves get such a guard: a shell that waits at the other end of a pipe.
 *
 * @returns ends the guarding; to be called when the guarded process has ended.
 */
export function guardProcess(pid: number, signal: 'INT' | 'TERM'): () => void {
  const guard = spawn('/bin/sh', ['-c', script, 'salient-guard', String(pid), signal], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.on('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  guard.unref();
  return () => guard.stdin.end('farewell\n');
}

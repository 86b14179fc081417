import { spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { problemWithPath, StartProblem } from '@salient/core-server/lib/process/StartProblem.ts';
import { guardProcess } from '../guardProcess.ts';
import { logPath, openLog, readLog, sizeOf } from '../logFile.ts';
import { commandLineOf, identifyProcess, pidIsTaken, stopProcess } from '../processIdentity.ts';
import type { Program } from '../SupervisedProgram.ts';
import { stopSteps } from '../stopSteps.ts';
import { say } from '../terminal.ts';
import { explainPostgresLog } from './explainPostgresLog.ts';
import { type PostgresSetting, settingsFile } from './initialisePostgres.ts';
import { postgresSettings } from './postgresSettings.ts';

/** The embedded PostgreSQL server on 127.0.0.1:`port`, over a database that exists. */
export function postgresProgram(setting: PostgresSetting, port: number, dataDir: string): Program {
  const { folder, account, env, programs } = setting;
  const log = logPath(dataDir, 'postgres');
  let logBegan = 0;
  return {
    name: 'postgres',
    mustStart: true,
    async launch() {
      await clearPidFile(folder);
      writeSettings(setting);
      const output = openLog(dataDir, 'postgres');
      logBegan = sizeOf(log);
      try {
        const options = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
        const args = ['-D', folder, ...options.flatMap((option) => ['-c', option])];
        const stdio = ['ignore' as const, output, output];
        const child = spawn(programs.postgres, args, { ...account, env, stdio, cwd: '/', detached: true });
        if (child.pid !== undefined) child.once('exit', guardProcess(child.pid, 'INT'));
        return child;
      } finally {
        closeSync(output);
      }
    },
    async whenReady(child, signal) {
      while (!signal.aborted && !servesAs(folder, child.pid)) await delay(20);
    },
    explainDeath() {
      const text = readLog(log, logBegan);
      // Once it served, errors in its log are those of queries; only a panic is its own.
      const served = text.includes('ready to accept connections');
      return text === '' || (served && !text.includes('PANIC: ')) ? undefined : explainPostgresLog(text, folder);
    },
  };
}

function pidFileLines(folder: string): string[] {
  const path = join(folder, 'postmaster.pid');
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
}

/** PostgreSQL writes its state to the eighth line of its pid file. */
function servesAs(folder: string, pid: number | undefined): boolean {
  const lines = pidFileLines(folder);
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

/**
 * Makes the way free for a server on `folder` after a crash: stops a server of ours that is still running there, and
 * removes a pid file whose number belongs to another program by now, or to a dead server that no parent has buried;
 * PostgreSQL would take both for a running server. (Sessions of the dead server it finds by other means.)
 */
async function clearPidFile(folder: string): Promise<void> {
  const pid = Number(pidFileLines(folder)[0]);
  if (!(pid > 0 && pidIsTaken(pid))) return;
  const other = await identifyProcess(pid);
  const commandLine = (await commandLineOf(pid)) ?? '';
  if (!other || !/\bpostgres\b/.test(commandLine) || !commandLine.includes(folder)) {
    rmSync(join(folder, 'postmaster.pid'), { force: true });
    return;
  }
  say('postgres', `a server from an earlier start still runs on this data (process ${pid}); stopping it`);
  if (await stopProcess(other, stopSteps('postgres'))) return;
  throw new StartProblem(
    `Another PostgreSQL server (process ${pid}) runs on ${folder} and cannot be stopped by this user: stop it (sudo kill -INT ${pid}) and start again.`,
  );
}

function writeSettings({ folder, account }: PostgresSetting): void {
  const path = join(folder, settingsFile);
  try {
    writeFileSync(path, postgresSettings(), { mode: 0o600 });
    if (account) chownSync(path, account.uid, account.gid);
  } catch (error) {
    throw problemWithPath(error, folder);
  }
}

import { StartProblem } from '@salient/core-server/lib/process/StartProblem.ts';
import { listenObstacle } from './freePort.ts';

/**
 * Makes sure that the core will be able to listen.
 *
 * @throws StartProblem in one sentence otherwise.
 */
export async function checkPort(host: string, port: number): Promise<void> {
  const obstacle = await listenObstacle(host, port);
  switch (obstacle) {
    case undefined:
      return;
    case 'EADDRINUSE':
      throw new StartProblem(
        `Port ${port} is taken by another program: stop that one, or choose another port, for example PORT=${port + 1}.`,
      );
    case 'EACCES':
      throw new StartProblem(
        `This user may not listen on port ${port}: choose a port from 1024 up, for example PORT=8080.`,
      );
    default:
      throw new StartProblem(
        `HOST=${host} is not an address of this machine (${obstacle}): write 127.0.0.1 for this machine alone, or 0.0.0.0 for every network it is in.`,
      );
  }
}

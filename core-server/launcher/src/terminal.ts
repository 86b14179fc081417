// Whoever reads our lines may go away first (`salient start | head`): that must not end the server.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

/** Prints one event as one line: the time of day, the program it is about, what happened. */
export function say(program: string, message: string): void {
  const time = new Date().toTimeString().slice(0, 8);
  process.stdout.write(`${time}  ${program.padEnd(11)}  ${message}\n`);
}

/** Prints text as it is, for what is not an event. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints a sentence about something that went wrong. */
export function complain(text: string): void {
  process.stderr.write(`${text}\n`);
}

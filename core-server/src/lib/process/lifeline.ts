// Loaded before the main module of every Node program that the launcher starts (`--import`). When the launcher dies in
// whatever way, the channel to it closes: the program then stops as if it had been asked to.
const patienceMs = 10_000;

process.once('disconnect', () => {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), patienceMs).unref();
  process.kill(process.pid, 'SIGTERM');
});

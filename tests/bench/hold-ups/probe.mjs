// Loaded into the server's process before it: says over IPC how long its thread worked at most between two turns of the
// loop of events. It counts the thread's own processor time, so that what else runs on the machine is not in the
// figure.

/** How often a turn is looked for, in milliseconds. */
const EVERY_MS = 1;

let longest = 0;
let before = worked();
setInterval(() => {
  const now = worked();
  longest = Math.max(longest, now - before);
  before = now;
}, EVERY_MS).unref();

/** Milliseconds that this thread has worked so far. */
function worked() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

process.on('message', (asked) => {
  if (asked !== 'held?') return;
  process.send?.({ held: longest });
  longest = 0;
});

/**
 * What a line of the functions' own log is about: `busy`, work put off because something it needs did not answer; `fault`, a request
 * that a bug ended; `quarantine`, a game that stands still in the background because of a bug, while the others go on; `tamper`, a commit
 * that was changed or removed after it was written. The cloud counts them, and wakes somebody.
 */
export type Reported = 'busy' | 'fault' | 'quarantine' | 'tamper';

/** Writes one line of JSON. Straight to the stream: what goes through the console gets a prefix in the cloud, and is JSON no more. */
export function report(what: Reported, about: { readonly [name: string]: string | undefined }): void {
  process.stderr.write(`${JSON.stringify({ level: what === 'busy' ? 'warn' : 'error', what, ...about })}\n`);
}

/** Reports what a piece of work threw; `bug`: what it is called unless it passes by itself. Never a body, never a token. */
export function reportThrown(caught: unknown, bug: 'fault' | 'quarantine', about: { readonly [name: string]: string | undefined }): void {
  const { name, message, stack } = caught instanceof Error ? caught : new Error(String(caught));
  report(isPassing(caught) ? 'busy' : bug, { ...about, name, message, stack });
}

/** Whether the same work may well succeed a little later: conflicts, throttling, and what did not answer in time. */
export const isPassing = (caught: unknown): boolean => {
  const { name, message } = caught instanceof Error ? caught : new Error(String(caught));
  return /Busy|timeout|throttl|throughput|ECONN/i.test(`${name} ${message}`);
};

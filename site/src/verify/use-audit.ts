import { useEffect, useRef, useState } from 'preact/hooks';
import { trusted } from '../app/trusted.ts';
import address from '../auditor/auditor.ts?worker&url';
import type { Said, Task } from '../auditor/messages.ts';

type Far = Extract<Said, { is: 'far' }>;
type Ended = Exclude<Said, Far>;

/**
 * Runs an audit in a worker of this page; returns its last message and its progress. A new audit ends the one before.
 */
export function useAudit() {
  const worker = useRef<Worker>(undefined);
  const [far, setFar] = useState<Far>();
  const [ended, setEnded] = useState<Ended>();
  const [isRunning, setRunning] = useState(false);
  const stop = (): void => {
    worker.current?.terminate();
    worker.current = undefined;
    setRunning(false);
    setFar(undefined);
  };
  useEffect(() => stop, []);
  const end = (said: Ended): void => {
    stop();
    setEnded(said);
  };
  const run = (task: Task): void => {
    stop();
    setEnded(undefined);
    const started = new Worker(trusted.createScriptURL(address));
    worker.current = started;
    setRunning(true);
    started.addEventListener('message', ({ data }: MessageEvent<Said>) =>
      data.is === 'far' ? setFar(data) : end(data),
    );
    started.addEventListener('error', ({ message }) => end({ is: 'failed', message }));
    started.postMessage(task, [task.bytes]);
  };
  const clear = (): void => {
    stop();
    setEnded(undefined);
  };
  return { far, ended, isRunning, run, clear };
}

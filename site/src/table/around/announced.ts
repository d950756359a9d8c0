import { useEffect, useRef, useState } from 'preact/hooks';
import { states } from '../state-words.ts';

/** The shortest time between two announcements, in milliseconds. */
const APART = 2000;

interface Told {
  readonly version: number;
  readonly lines: readonly string[];
}

/**
 * What a screen reader says of what happened: a sentence for each commit that came since the page was opened, at most
 * one announcement every two seconds; several are summed up.
 */
export function useAnnounced(lines: readonly Told[]): string {
  const [said, setSaid] = useState('');
  const heard = useRef<number>(undefined);
  const waiting = useRef<readonly Told[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const newest = Math.max(0, ...lines.map(({ version }) => version));
    const before = heard.current ?? newest;
    if (newest === 0) return;
    heard.current = Math.max(before, newest);
    waiting.current = [...lines.filter(({ version }) => version > before), ...waiting.current];
    if (waiting.current.length === 0 || timer.current !== undefined) return;
    say();
  }, [lines]);
  function say(): void {
    const [last, ...others] = waiting.current;
    waiting.current = [];
    timer.current = undefined;
    if (last === undefined) return;
    const sentence = last.lines.join(' ');
    setSaid(others.length === 0 ? sentence : states.value.manyThings(others.length + 1, sentence));
    timer.current = setTimeout(say, APART);
  }
  return said;
}

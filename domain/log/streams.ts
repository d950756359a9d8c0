import type { PileStream, Stream, Streams } from '../contract/streams.ts';

/** The streams of every match, in any game. */
export const MATCH_STREAMS: Streams = { seating: { kind: 'seating' } };

/** Returns the stream of a name, or the listed stream with the longest matching prefix; `undefined` if none matches. */
export function streamOf(streams: Streams, name: string): Stream | undefined {
  const listed = Object.keys(streams)
    .filter((key) => key === name || (key.endsWith('*') && name.startsWith(key.slice(0, -1))))
    .sort((a, b) => b.length - a.length);
  const [key = ''] = listed;
  const stream = Object.hasOwn(streams, key) ? streams[key] : undefined;
  if (key === name || stream?.kind !== 'pile') return key === name ? stream : undefined;
  return stream.names?.includes(name.slice(key.length - 1)) ? stream : undefined;
}

/** Whether a stream of a name may draw from a pile. */
export function mayDrawFrom({ from }: PileStream, name: string, pile: string): boolean {
  const rest = name.slice(name.indexOf(':') + 1);
  return from.some((pattern) =>
    pattern.endsWith('**') ? pile.startsWith(pattern.slice(0, -2)) : pattern.split('*').join(rest) === pile,
  );
}

import type { Json } from '@fieldpost/client';
import { signal } from '@preact/signals';
import type { Name } from '../grammar/node.ts';
import type { Given, Open } from './progress.ts';

// What the table and a guide tell each other: the table what the player gave, the guide what it is about.

interface GivenIn extends Given {
  readonly game: string;
}

/** The newest command of the player. */
export const newest = signal<GivenIn | undefined>(undefined);

/** Tells guides of a command that was sent. */
export function noteSent(game: string, { kind, ask }: Open, command: Json, isSheet: boolean): void {
  newest.value = { game, kind, command, isSent: true, ...(isSheet && { ask }) };
}

/** Tells guides what stands on a sheet. */
export function noteWritten(game: string, kind: string, command: Json): void {
  newest.value = { game, kind, command, isSent: false };
}

interface PointedAt {
  readonly game: string;
  readonly names: readonly Name[];
}

/** The names at which the player pointed last. */
export const lastPointed = signal<PointedAt | undefined>(undefined);

/** Tells guides at what the player pointed. */
export function notePointed(game: string, names: readonly Name[]): void {
  lastPointed.value = { game, names };
}

/** What the step is about: names on the board, and parts of the table. */
export const lights = signal<readonly Name[]>([]);

const PLACE = 'place:';
const isPlace = (name: Name): boolean => name.startsWith(PLACE);

/** The parts of the table in the light, as the value of an attribute. */
export const placesOf = (names: readonly Name[]): string | undefined =>
  names
    .filter(isPlace)
    .map((name) => name.slice(PLACE.length))
    .join(' ') || undefined;

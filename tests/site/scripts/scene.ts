import type { Page } from 'playwright-core';
import type { Visit } from '../kit.ts';

/** What a picture shows: who opens which address, what they wait for, and what they do then. */
export interface Scene {
  readonly name: string;
  /** The person who looks; without one, a stranger. */
  readonly who?: string | (() => Promise<string>);
  /** The address; made once, and shared by all looks. */
  readonly at: () => Promise<string>;
  readonly wait: string;
  readonly act?: (page: Page, isPhone: boolean) => Promise<void>;
  /** The page scrolls: the picture has all of it. */
  readonly isLong?: boolean;
  /** What the page is given instead of what the server has. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What the browser remembers of earlier visits. */
  readonly remembers?: () => Promise<{ readonly [key: string]: string }>;
}

export type Scenes = (visit: Visit) => readonly Scene[];

/** Makes something at its first use, and gives the same to all others. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

export const tableOf = (path: string): string => path.replace('/v1/games/', '/g/');

/** What a table shows when its player may choose. */
export const ASKED = '.panel[data-ask]';
export const BOARD = '.board svg [data-kind]';

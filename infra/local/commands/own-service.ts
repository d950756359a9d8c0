/** The address of the server of this machine. */
export const ofThisMachine = (): string => `http://localhost:${process.env.PORT ?? '8080'}`;

/**
 * Returns the token of the environment, for the server of this machine alone: its setting names no other. A named
 * server gets the value of `--token`.
 */
export function tokenSetFor(url: string): string | undefined {
  const isOurs = URL.parse(url)?.origin === new URL(ofThisMachine()).origin;
  return isOurs ? process.env.FIELDPOST_TOKEN || undefined : undefined;
}

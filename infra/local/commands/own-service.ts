/** The address of the server of this machine. */
export const ofThisMachine = (): string => `http://localhost:${process.env.PORT ?? '8080'}`;

/**
 * The token of the environment, for the server of this machine alone: whoever set it named no other. One that is named gets what is typed
 * as `--token`.
 */
export function tokenSetFor(url: string): string | undefined {
  const isOurs = URL.parse(url)?.origin === new URL(ofThisMachine()).origin;
  return isOurs ? process.env.FIELDPOST_TOKEN || undefined : undefined;
}

/** The address of the server of this machine. */
export const ofThisMachine = (): string => `http://localhost:${process.env.PORT ?? '8080'}`;

/**
 * Returns the token of the environment, which is only for the server of this machine. Another server gets the value of
 * `--token`.
 */
export function tokenSetFor(url: string): string | undefined {
  const isOurs = URL.parse(url)?.origin === new URL(ofThisMachine()).origin;
  return isOurs ? process.env.FIELDPOST_TOKEN || undefined : undefined;
}

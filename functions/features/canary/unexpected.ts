/** A fault that a canary game found. `step`: what the canary did. Its message names no token. */
export class Unexpected extends Error {
  override readonly name = 'Unexpected';
  readonly step: string;
  readonly game: string | undefined;

  constructor(step: string, what: string, game?: string) {
    super(`${step}: ${what}`);
    this.step = step;
    this.game = game;
  }
}

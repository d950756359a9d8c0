interface Phase {
  readonly version: number;
  readonly name: string;
  readonly short?: string | undefined;
}

/** A phase that is over, and the version that ended it: its board shows what came of the phase. */
interface Ended {
  readonly name: string;
  readonly short?: string | undefined;
  readonly version: number;
}

/** The phases that are over, in order. A phase ends with the version that begins the next one. */
const endedOf = (phases: readonly Phase[]): readonly Ended[] =>
  phases.flatMap(({ name, short }, i) => {
    const next = phases[i + 1];
    return next === undefined ? [] : [{ name, short, version: next.version }];
  });

/** The phase that a version belongs to. */
export const phaseAt = (phases: readonly Phase[], version: number): Phase | undefined =>
  endedOf(phases).find((each) => version <= each.version) ?? phases.at(-1);

/** Returns how many of some steps are told once the phase of the step `at` is over; undefined: it is the last one. */
export function phaseEnd(
  phases: readonly Phase[],
  steps: readonly { readonly version: number }[],
  at: number,
): number | undefined {
  const placeOf = ({ version }: { readonly version: number }): number => {
    const place = endedOf(phases).findIndex((each) => version <= each.version);
    return place < 0 ? phases.length : place;
  };
  const step = steps[Math.max(0, at - 1)];
  const next = step === undefined ? -1 : steps.findIndex((each) => placeOf(each) > placeOf(step));
  return next < 0 ? undefined : next;
}

/** The phase before what is shown; `at`: a past version, or nothing for the newest one. */
export const before = (phases: readonly Phase[], at: number | undefined): Ended | undefined => {
  const ended = endedOf(phases);
  if (at === undefined) return ended.at(-1);
  const here = ended.findIndex(({ version }) => at <= version);
  return here < 0 ? ended.at(-1) : ended[here - 1];
};

/** The phase after a past version; nothing, where the newest board comes next. */
export const after = (phases: readonly Phase[], at: number): Ended | undefined =>
  endedOf(phases).find(({ version }) => version > at);

/** The version from which the last whole turn is told. */
export const turnBegan = (phases: readonly Phase[]): number | undefined => phases.at(-2)?.version;

/** More versions than this are told from the last turn on. */
const MANY = 12;
/** The same for a player who sat at the table all the time, as while several bots play. */
const MANY_WATCHED = 200;

/** Whether only the last turn is told. A phase may be shorter than what one bot plays, so one who watched sees more. */
export const isCut = (versions: number, isWatched: boolean): boolean => versions > (isWatched ? MANY_WATCHED : MANY);

import type { ForecastAnswerTurn, Game, Json } from '@fieldpost/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Refusal } from '../../app/parts/problem.tsx';
import { type Schema, SchemaForm } from '../../app/parts/schema-form.tsx';
import { api } from '../../app/service/api.ts';
import { language } from '../../app/session.ts';
import { texts } from '../../app/texts.ts';
import type { Manners } from '../../manners/index.ts';
import { isPreset, PRESETS, STANDING } from '../../manners/standing.ts';

/**
 * What answers for a seat while it is not one's turn. Nothing else here ever answers by itself: that a seat acted, and
 * when, is public, so an answer that comes at once would tell what the hand holds.
 */
export function Standing({
  game,
  manners: { orderLine, OrderSwitches },
}: {
  readonly game: Game;
  readonly manners: Manners;
}) {
  const [seat] = game.mine ?? [];
  const [standing, setStanding] = useState<Json>(null);
  const [schema, setSchema] = useState<Schema>();
  const [isSaved, setSaved] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [error, setError] = useState<unknown>();
  const [isOpen, setOpen] = useState(false);
  const saving = useRef(Promise.resolve());
  const { game: id, of } = game;
  /** Shows the order as it is kept. */
  const read = (whose: string): Promise<void> =>
    api.value.getStandingOrders({ game: id }).then(({ standing: all, waiting }) => {
      setStanding((waiting !== undefined && whose in waiting ? waiting[whose] : (all[whose] ?? null)) as Json);
      setWaiting(waiting !== undefined);
    }, setError);
  useEffect(() => {
    if (seat !== undefined) read(seat);
  }, [id, seat, game.version, api.value]);
  const presets = PRESETS[of] ?? [];
  const isForm = seat !== undefined && presets.length === 0;
  useEffect(() => {
    if (!isForm) return;
    api.value
      .getRules({ rules: of as never, parts: ['schemas'] })
      .then(({ schemas }) => setSchema(schemas?.standing as Schema | undefined), setError);
  }, [of, isForm, api.value]);
  if (seat === undefined || game.status !== 'playing') return null;
  const save = (next: Json): void => {
    setStanding(next);
    setSaved(false);
    setError(undefined);
    // One after the other: the last one is to stand.
    saving.current = saving.current
      .then(() => api.value.putStandingOrders({ game: id, body: { seat, standing: next } as never }))
      .then(
        () => {
          setStanding(next);
          setSaved(true);
        },
        (caught) => {
          setError(caught);
          return read(seat);
        },
      );
  };
  return (
    <details
      class="standing"
      open={presets.length > 0 && orderLine === undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {orderLine?.(presets.find((preset) => isPreset(preset.standing, standing))?.id) ?? texts.value.standing}
      </summary>
      {presets.map(({ id: name, words, standing: preset }) => (
        <label key={name} class="toggle">
          <input type="radio" name="standing" checked={isPreset(preset, standing)} onChange={() => save(preset)} />
          {words[language.value]}
        </label>
      ))}
      {OrderSwitches !== undefined && <OrderSwitches standing={standing} onChange={save} />}
      {isForm && schema !== undefined && (
        <SchemaForm
          schema={withUndecided(schema)}
          value={(standing ?? {}) as { [name: string]: Json }}
          words={STANDING[of]?.[language.value]}
          onValue={(to) => save(Object.keys(to).length === 0 ? null : (to as Json))}
        />
      )}
      {isOpen && presets.length > 0 && <Forecast game={game} seat={seat} standing={standing} />}
      {isSaved && <p role="status">{isWaiting ? texts.value.standingWaits : texts.value.standingSaved}</p>}
      <Refusal error={error} of={of} />
    </details>
  );
}

interface Forecasting {
  readonly game: Game;
  readonly seat: string;
  readonly standing: Json;
}

/**
 * What the order would have asked in the last turns, had it been in force all the time. It is requested while the
 * player looks at the order.
 */
function Forecast({ game: { game, phase }, seat, standing }: Forecasting) {
  const [turns, setTurns] = useState<readonly ForecastAnswerTurn[]>([]);
  const order = JSON.stringify(standing);
  // Where it cannot be told, nothing is said.
  useEffect(() => {
    const { since: _, ...given } = (standing ?? {}) as { readonly [name: string]: Json };
    const body = { seat, standing: standing === null ? null : given };
    api.value.postForecast({ game, body: body as never }).then(
      ({ turns: all }) => setTurns(all.slice(-2)),
      () => setTurns([]),
    );
  }, [game, seat, order, phase, api.value]);
  return (
    <ul class="forecast">
      {turns.map(({ turn, asked, windows, waits }) => (
        <li key={turn}>{texts.value.forecast(turn, asked, windows, waits)}</li>
      ))}
    </ul>
  );
}

/** Each question is left open unless it is decided: "ask me" is the first choice of each. */
const withUndecided = (schema: Schema): Schema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, each]) => [
      name,
      { ...each, enum: each.enum ?? (each.const === undefined ? [true, false] : [each.const]), isOptional: true },
    ]),
  ),
});

import { describe, expect, it } from 'vitest';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import { SEATING_IDS } from '../../../domain/kutuzov/state/seating.ts';
import { names } from '../../../domain/kutuzov/words/names.ts';
import { LOCALES } from '../../../domain/lib/text.ts';

describe.each(LOCALES)('the scenarios as clients find them (%s)', (locale) => {
  const setups = kutuzov.setups!(locale);

  it('are four, each begun by its options, with the seats of four players', () => {
    expect(setups.map(({ id, options }) => [id, options])).toEqual(
      [1, 2, 3, 4].map((scenario) => [String(scenario), { scenario }]),
    );
    for (const { options, seats, facts } of setups) {
      const start = kutuzov.initial(kutuzov.schemas.options.parse(options));
      expect(Object.fromEntries(seats.map(({ seat, holds }) => [seat, holds]))).toEqual(start.seats);
      expect(facts).toMatchObject({
        turn: start.turn,
        lastTurn: start.lastTurn,
        first: start.marker,
        resources: start.resources,
      });
    }
  });

  it('tell which of their facts the rulebook has, and which are reconstructed', () => {
    for (const { facts } of setups) {
      expect(facts).toMatchObject({
        edition: 'reconstructed-2',
        provenance: { hands: 'rulebook', units: 'partly', places: expect.anything() },
      });
      expect(Object.keys((facts.provenance as { places: object }).places)).toContain('reconstructed');
    }
  });

  it('tell the names of all the seatings (§2)', () => {
    for (const { facts } of setups) expect(facts.seatings).toEqual(SEATING_IDS);
    expect(Object.keys(names(locale).seatings)).toEqual(SEATING_IDS);
  });
});

it('have their names in both languages', () => {
  const [english, korean] = LOCALES.map((locale) => kutuzov.setups!(locale));
  expect(english!.map(({ name }) => name)).toEqual(Object.values(names('en').scenarios));
  for (const { name, seats, facts } of korean!) {
    expect(name).toMatch(/\p{Script=Hangul}/u);
    for (const seat of seats) expect(seat.name).toMatch(/\p{Script=Hangul}/u);
    expect(JSON.stringify(facts.months)).toMatch(/\p{Script=Hangul}/u);
  }
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample } from '../../domain/contract/sampling.ts';
import type { DiceAhead, Fight } from '../../domain/contract/shown.ts';
import { random } from '../kit/random.ts';
import { type House, open, started } from './kit.ts';
import { march } from './kutuzov/kit.ts';
import { fight, offered } from './napoleonics/kit.ts';

// What dry runs tell of dice, and the state of fights.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

interface DryRun {
  readonly dice?: DiceAhead;
  readonly reversible: boolean;
}

describe('the dice of a dry run', () => {
  it('are those of a fire or a melee, in the requested language', async () => {
    const path = await started(house, { of: 'napoleonics', options: { scenario: '015' } });
    const below = random(11);
    const question = await fight(house, path, below, (each) => offered(each, 'fire').length > 0);
    const command = sample({ is: 'oneOf', of: offered(question!, 'fire') }, below)!;
    const client = house.as(question!.seat);
    const { body } = await client.post<DryRun>(`${path}/dry-runs`, { ask: question!.ask, command });
    expect(body.reversible).toBe(false);
    const { dice } = body;
    expect(dice).toMatchObject({ by: question!.seat, for: 'ranged', text: 'fire', after: [] });
    expect(dice!.odds.map(({ of }) => of)).toEqual(['hit', 'flag']);
    const korean = await client.post<DryRun>(
      `${path}/dry-runs`,
      { ask: question!.ask, command },
      { 'accept-language': 'ko' },
    );
    expect(korean.body.dice).toMatchObject({ count: dice!.count, text: '사격' });
    const { body: given } = await client.post<{ version: number }>(`${path}/actions`, { ask: question!.ask, command });
    const story = await client.get<{
      readonly lines: readonly {
        readonly frames: readonly { readonly is: string; readonly faces: readonly string[] }[];
      }[];
    }>(`${path}/story?frames=1&after=${given.version - 1}`);
    const [rolled] = story.body.lines.flatMap(({ frames }) => frames.filter(({ is }) => is === 'dice'));
    expect(rolled!.faces).toHaveLength(dice!.count);
  });

  it('are absent where a command leads to none', async () => {
    const path = await started(house, { of: 'diplomacy' });
    const dry = await house.as('france').post<DryRun>(`${path}/dry-runs`, { ask: 'S1901M', written: ['A par - bur'] });
    expect(dry.body.dice).toBeUndefined();
  });

  it('are the attrition or the battle of a march, and the battle is in the state while it goes on', async () => {
    const path = await started(house, { of: 'kutuzov', options: { scenario: 2 } });
    const below = random(4);
    let told: DiceAhead | undefined;
    for (let tries = 0; told === undefined && tries < 200; tries++) {
      const { question } = await march(house, path, below, {
        most: 60,
        wanted: (each) => offered(each, 'move').length > 0,
      });
      const command = sample({ is: 'oneOf', of: offered(question!, 'move') }, below)!;
      const client = house.as(question!.seat);
      const { body } = await client.post<DryRun>(`${path}/dry-runs`, { ask: question!.ask, command });
      told = body.dice;
      await client.post(`${path}/actions`, { ask: question!.ask, command });
    }
    expect(['attrition', 'battle']).toContain(told!.for);
    expect(told!.parts.reduce((sum, { count }) => sum + count, 0)).toBe(told!.count);
    let fights: readonly Fight[] = [];
    for (let steps = 0; fights.length === 0 && steps < 600; steps++) {
      await march(house, path, below, { most: 1, near: true });
      const { body } = await house.as(undefined).get<{ readonly fights: readonly Fight[] }>(`${path}/state`);
      fights = body.fights;
    }
    const [now] = fights;
    expect(now!.sides).toHaveLength(2);
    for (const { dice, parts } of now!.sides)
      expect(
        Math.max(
          0,
          parts.reduce((sum, { count }) => sum + count, 0),
        ),
      ).toBe(dice);
  });
});

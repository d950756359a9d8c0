import { describe, expect, it } from 'vitest';
import { fightOf, fightOver } from '../../../../domain/kutuzov/bot/fights/fights.ts';
import { forceIn } from '../../../../domain/kutuzov/bot/fights/forces.ts';
import { view } from '../../../../domain/kutuzov/state/view.ts';
import { NATIONS_OF } from '../../../../domain/kutuzov/terms/nations.ts';
import { drawn, seatOf } from '../../kit/kit.ts';

const seen = view(drawn('yaroslav: napoleon FN 6; substov: barclay R1 6'), [seatOf('FN')]);
const french = forceIn(seen, 'yaroslav', 'imperial', NATIONS_OF.imperial);
const russian = forceIn(seen, 'substov', 'tsarist', NATIONS_OF.tsarist);

describe('the value of a battle to the attackers', () => {
  it('counts the mishaps of Napoleon’s army twice, for any attacker (§9.11)', () => {
    expect(french.napoleon).toBe(true);
    const another = { ...french, napoleon: false };
    expect(fightOf(seen, french, russian, 'imperial').worth).toBeLessThan(
      fightOf(seen, another, russian, 'imperial').worth,
    );
    expect(fightOf(seen, russian, french, 'tsarist').worth).toBeGreaterThan(
      fightOf(seen, russian, another, 'tsarist').worth,
    );
    expect(fightOf(seen, french, russian, 'imperial').chance).toBe(fightOf(seen, another, russian, 'imperial').chance);
  });

  it('is less where soldiers have no leader to be beaten with (§9.11)', () => {
    const unled = { ...russian, led: false };
    expect(fightOf(seen, french, unled, 'imperial').worth).toBeLessThan(
      fightOf(seen, french, russian, 'imperial').worth,
    );
  });

  it('is less over a river than on even ground (§12.43)', () => {
    const over = fightOver(seen, french, russian, 'yaroslav', 'substov', 'imperial');
    const even = fightOf(seen, french, russian, 'imperial');
    expect(over.chance).toBeLessThan(even.chance);
    expect(over.worth).toBeLessThan(even.worth);
  });
});

import { expect, it } from 'vitest';
import { sha256 } from '../../../domain/lib/hash.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { BATTLES } from '../../../domain/napoleonics/scenarios/index.ts';

// A game keeps the id of its battle, not the battle: a row that changes after its release would change games that were
// played. A correction is a new battle with a new id.
it('a released battle never changes', () => {
  const hashes = Object.entries(BATTLES).map(([id, battle]) => [
    id,
    sha256(canonical(battle as unknown as Json)).slice(0, 16),
  ]);
  expect(Object.fromEntries(hashes)).toMatchInlineSnapshot(`
    {
      "001": "_68yIhVyipkeUG-E",
      "001-2": "PSQ2tapFiXxWSJ3_",
      "002": "GJkvx1uzADqmUYZK",
      "002-2": "PRI0xUGXysW2A-tO",
      "003": "1KqVvvdkbIE_AzkM",
      "003-2": "Ip2NV5SejlAOViV_",
      "004": "K0QLyNmhyXfPLNh9",
      "005": "B1v5aOZtENbjgfrJ",
      "005-2": "z6KZqS7rv4s2CqZo",
      "006": "t--njPCVFpZjimS4",
      "006-2": "z7I6e5ndqrWFGJZQ",
      "007": "Z2Fnuv3Lc5VqPBB8",
      "008": "vUXEzCk78YSm3xUT",
      "010": "JHIzL_JjREAvcDzM",
      "011": "417bL3yDSZA5jtjY",
      "011-2": "qRrR5lXU3oAq8cCu",
      "014": "LXJnLNo2xOkEDD13",
      "015": "2jRPnfSYlbmsBqSD",
      "B01": "OidsqqUV5xNM4fYt",
      "U01": "2qF6pNUbStQmNkdc",
    }
  `);
});

/** The two forms of a particle: after a final consonant, and after none. `으로/로` counts a final ㄹ as none. */
type Josa = '은/는' | '이/가' | '을/를' | '과/와' | '으로/로';

const FIRST = 0xac00;
const LAST = 0xd7a3;
const FINALS = 28;
const RIEUL = 8;

/**
 * A Korean word with its particle: `파리는`, `빈은`, `킬로`. What stands in parentheses at its end is not spoken; after a foreign word
 * both forms are written: `par은(는)`.
 */
export function josa(word: string, particle: Josa): string {
  const [closed, open] = particle.split('/') as [string, string];
  const code = word.replace(/\s*\([^()]*\)$/, '').charCodeAt(word.replace(/\s*\([^()]*\)$/, '').length - 1);
  if (!(code >= FIRST && code <= LAST)) return `${word}${closed}(${open})`;
  const final = (code - FIRST) % FINALS;
  return word + (final === 0 || (final === RIEUL && particle === '으로/로') ? open : closed);
}

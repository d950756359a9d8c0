/** A rule in the search: its id, its sentence, and the words by which people look for it. */
interface Searched {
  readonly id: string;
  readonly text: string;
  readonly topics: string;
}

/** Removes differences that readers do not type: case, composition, dashes and apostrophes. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[-‐-―]/g, ' ');

const unspaced = (text: string): string => text.replaceAll(/\s+/g, '');

/** Particles that may follow a Korean noun: the reader types one, the rule has another. */
const PARTICLE = /(?<=[가-힣]{2})(?:으로|에서|에게|까지|부터|은|는|이|가|을|를|의|에|로|와|과|도)$/;

/**
 * Finds the rules that contain all searched words, in any order. Rules with the words side by side, or as a topic, come
 * first.
 */
export function searched<Rule extends Searched>(rules: readonly Rule[], wanted: string): readonly Rule[] {
  const phrase = folded(wanted).trim();
  if (phrase === '') return rules;
  const words = phrase.split(/\s+/).map((word) => word.replace(PARTICLE, ''));
  const found = rules.flatMap((rule) => {
    const text = folded([rule.id, rule.text, rule.topics].join(' '));
    const close = unspaced(text);
    const isWhole = close.includes(unspaced(words.join('')));
    return isWhole || words.every((word) => close.includes(word)) ? [{ rule, isWhole }] : [];
  });
  return [...found.filter(({ isWhole }) => isWhole), ...found.filter(({ isWhole }) => !isWhole)].map(
    ({ rule }) => rule,
  );
}

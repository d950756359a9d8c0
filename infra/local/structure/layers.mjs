// The layers of the code, from the ground up: a folder imports its own files and folders before it, types too. A file
// at the root of a game is a separate layer. The rules of .dependency-cruiser.mjs and the drawings in docs/folders.md
// are made of these arrays.

/** @type {Readonly<Record<string, readonly string[]>>} */
export const LAYERS = {
  domain: [
    'lib',
    'contract',
    'log',
    'log/audit',
    'diplomacy',
    'napoleonics',
    'kutuzov',
    'match/state',
    'match/clock',
    'match/fold',
    'match/desk',
    'match/lobby',
    'match/timeouts',
    'match/decide',
    'match/view',
    'match/audit',
    'games',
    'press',
  ],
  'domain/diplomacy': [
    'refusals.ts',
    'map',
    'rules',
    'state',
    'adjudicate',
    'asks.ts',
    'explain',
    'view.ts',
    'words',
    'advise',
    'legal.ts',
    'hints.ts',
    'notation',
    'setup.ts',
    'chronicle',
    'decide.ts',
    'standing.ts',
    'play.ts',
    'board',
    'replay.ts',
    'analyses',
    'guide.ts',
    'index.ts',
    'bot',
  ],
  'domain/kutuzov': [
    'refusals.ts',
    'terms',
    'frames',
    'state',
    'operations',
    'edition',
    'table',
    'pieces',
    'map',
    'cards',
    'movement',
    'tracks',
    'battle',
    'orders',
    'deeds/hands',
    'deeds/pieces',
    'deeds/tracks',
    'effects/kit',
    'effects/fights',
    'effects/pieces',
    'effects/marches',
    'effects',
    'windows',
    'actions',
    'actions/ground',
    'actions/spending',
    'procedures/hands',
    'procedures/tracks',
    'procedures/movement',
    'procedures/battle',
    'procedures/interphase',
    'procedures/turn',
    'procedures',
    'asks.ts',
    'legal.ts',
    'hints.ts',
    'decide.ts',
    'setup.ts',
    'standing.ts',
    'rules',
    'words',
    'ahead',
    'play.ts',
    'replay',
    'board',
    'guide.ts',
    'index.ts',
    'bot',
  ],
  'domain/napoleonics': [
    'refusals.ts',
    'rules',
    'army',
    'field',
    'scenarios/validate',
    'scenarios',
    'cards',
    'state',
    'pieces',
    'orders',
    'combat',
    'turn',
    'deeds',
    'procedures/combat',
    'procedures/turn',
    'procedures',
    'asks.ts',
    'words',
    'legal.ts',
    'hints.ts',
    'decide.ts',
    'ahead.ts',
    'setup.ts',
    'standing.ts',
    'play.ts',
    'replay.ts',
    'board',
    'guide.ts',
    'index.ts',
    'bot',
  ],
  functions: [
    'platform/kit',
    'platform/engines',
    'platform/ports',
    'platform/courier',
    'platform/queue',
    'platform/http',
    'platform/anchors',
    'platform/dynamo',
    'features/people',
    'features/matches',
    'features/outages',
    'features/anchors',
    'features/auth',
    'features/costs',
    'features/ratings',
    'features/settings',
    'features/commands',
    'endpoint',
    'features/bots',
    'features/accounts',
    'features/imports',
    'features/press',
    'features/listing',
    'answers',
    'features/notifications',
    'features/channels',
    'features/moderation',
    'features/table',
    'features/live',
    'features/invitations',
    'features/leaving',
    'features/export',
    'wiring',
    'operations',
    'lambdas',
  ],
};

/**
 * Returns the regular expression for paths in some layers of a root. A layer inside another folder (`log/audit`) is no
 * part of that folder.
 * @param {string} root
 * @param {readonly string[]} some
 */
function inside(root, some) {
  const paths = some.map((layer) => {
    if (layer.endsWith('.ts')) return `${layer.replace('.ts', '')}\\.ts$`;
    const nested = (LAYERS[root] ?? [])
      .filter((other) => other.startsWith(`${layer}/`))
      .map((other) => other.slice(layer.length + 1));
    return nested.length === 0 ? `${layer}/` : `${layer}/(?!(?:${nested.join('|')})/)`;
  });
  return `^${root}/(?:${paths.join('|')})`;
}

/**
 * Returns the rules that hold the layers of a root: one for each layer, and one for files that stand in none.
 * @param {string} root
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export function layersHeld(root) {
  const layers = LAYERS[root] ?? [];
  return [
    ...layers.slice(0, -1).map((layer, i) => ({
      name: `${root}/${layer}`,
      severity: /** @type {const} */ ('error'),
      comment: 'A folder imports its own files and folders on lower layers, types too.',
      from: { path: inside(root, [layer]) },
      to: { path: `^${root}/`, pathNot: inside(root, layers.slice(0, i + 1)) },
    })),
    {
      name: `${root}-has-layers`,
      severity: 'error',
      comment: 'Every file stands in a layer.',
      from: { path: `^${root}/`, pathNot: inside(root, layers) },
      to: {},
    },
  ];
}

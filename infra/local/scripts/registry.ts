/** A script of a group. */
interface Script {
  /** The file that Node runs, and the words before the typed ones. */
  readonly runs: string;
  readonly does: string;
}

const command = (name: string, does: string): Script => ({ runs: `infra/local/cli.ts ${name}`, does });

/** The groups of scripts in package.json, and the scripts of each: `npm run GROUP -- NAME`. */
export const GROUPS = {
  describe: {
    openapi: {
      runs: 'infra/local/description/openapi.ts',
      does: 'write schemas into the descriptions, and the types of the client',
    },
    'log-doc': { runs: 'infra/local/scripts/log-doc.ts', does: 'write the table of streams into docs/log-chance.md' },
    rooms: { runs: 'infra/local/structure/rooms.ts', does: 'draw docs/folders.md from the imports' },
    rules: { runs: 'infra/local/structure/rule-maps.ts', does: 'write where each rule is, domain/*/RULES.md' },
    'client:pack': { runs: 'infra/local/scripts/client-pack.ts', does: 'build, pack and check the client' },
    spectral: {
      runs: 'tests/http/scripts/spectral.ts',
      does: 'lint openapi.yaml and asyncapi.yaml by the rules of spectral',
    },
  },
  golden: {
    logs: { runs: 'tests/golden/make.ts', does: 'write missing golden logs' },
    nodes: { runs: 'tests/golden/golden-nodes.ts', does: 'decide the golden logs again on each Node of this machine' },
    vectors: { runs: 'tests/verifier/vectors.ts', does: 'write the test vectors of LOG.md' },
    'campaign-texts': {
      runs: 'tests/kutuzov/scripts/campaign-texts.ts',
      does: 'write the annotated campaigns of Kutuzov',
    },
  },
  draw: {
    figures: {
      runs: 'tests/diplomacy/scripts/draw-figures.ts',
      does: 'draw figures and games of Diplomacy into a folder',
    },
    'figures:napoleonics': {
      runs: 'tests/napoleonics/scripts/draw-scenarios.ts',
      does: 'draw battles of Napoleonics into a folder',
    },
    'figures:kutuzov': { runs: 'tests/kutuzov/scripts/draw-boards.ts', does: 'draw boards of Kutuzov into a folder' },
    pictures: {
      runs: 'tests/site/scripts/pictures.ts',
      does: 'draw the pictures of the documents into site/pictures/',
    },
    icons: { runs: 'tests/site/scripts/icons.ts', does: 'draw the PNG icons of the site into site/public/' },
    screenshots: {
      runs: 'tests/site/scripts/screenshots.ts',
      does: 'take pictures of every page and state of the site into a folder',
    },
  },
  bench: {
    engines: { runs: 'tests/bench/run.ts', does: 'measure the engines and the log' },
    commands: { runs: 'tests/bench/commands.bench.ts', does: 'measure commands over HTTP up to 10,000 commits' },
    items: { runs: 'tests/bench/items.bench.ts', does: 'count bytes and units of stored commits' },
    reads: { runs: 'tests/bench/reads.bench.ts', does: 'measure what reading costs the server' },
    fold: { runs: 'tests/bench/fold.bench.ts', does: 'measure folding wars of Kutuzov' },
    live: { runs: 'tests/bench/live.bench.ts', does: 'measure commands that up to 1,000 live connections hear of' },
    people: { runs: 'tests/bench/people.bench.ts', does: 'count what chat and ratings cost in DynamoDB' },
    start: { runs: 'tests/bench/start.bench.ts', does: 'measure npm start with up to 10,000 games' },
    deadline: { runs: 'tests/bench/deadline.bench.ts', does: 'measure how far 48 connections delay an opponent' },
    due: { runs: 'tests/bench/due.bench.ts', does: 'let 10,000 deadlines pass at once on a server' },
    weather: {
      runs: 'tests/bench/weather.bench.ts',
      does: 'play on a hostile store, by seeds, and list those that ran',
    },
    kill: { runs: 'tests/bench/kill.bench.ts', does: 'kill the server ten times under 32 writers' },
    attack: { runs: 'tests/bench/attack.bench.ts', does: 'measure the server while one person attacks it' },
    'hold-ups': { runs: 'tests/bench/hold-ups.bench.ts', does: 'measure how long one request holds up all others' },
    'audit-bots': { runs: 'tests/bench/audit-bots.bench.ts', does: 'measure audits of games of bots' },
    peers: { runs: 'tests/bench/peers/run.ts', does: 'play the same game on castore, emmett and boardgame.io' },
    site: { runs: 'tests/bench/site.bench.ts', does: 'measure pages of the site in a browser slowed four times' },
    cloud: { runs: 'tests/bench/cloud.bench.ts', does: 'write infra/COST.md and infra/SCALE.md' },
    'bundle-sizes': { runs: 'infra/bundle-sizes.ts', does: 'record the sizes of the functions' },
  },
  'play-many': {
    'bot-match': { runs: 'tests/bench/bot-match.ts', does: "play Diplomacy's bot against random players" },
    battles: {
      runs: 'tests/napoleonics/scripts/battles-http.ts',
      does: 'play battles of Napoleonics over HTTP and audit them',
    },
    'random-battles': {
      runs: 'tests/napoleonics/scripts/random-battles.ts',
      does: 'play battles of Napoleonics at random',
    },
    campaigns: {
      runs: 'tests/kutuzov/scripts/campaigns.ts',
      does: 'play campaigns of Kutuzov over HTTP and audit them',
    },
    'random-games': { runs: 'tests/kutuzov/scripts/random-games.ts', does: 'play campaigns of Kutuzov at random' },
    'bot-learning': {
      runs: 'tests/kutuzov/scripts/bot-learning.ts',
      does: 'play campaigns from which the bot of Kutuzov learns',
    },
    'campaign-questions': {
      runs: 'tests/kutuzov/scripts/campaign-questions.ts',
      does: 'count questions under a standing order',
    },
    'client:games': { runs: 'tests/client/scripts/games.ts', does: 'play games by the client over a bad network' },
  },
  tables: {
    'verify-all': command('verify-all', 'check every game'),
    'rebuild-views': command('rebuild-views', 'rebuild the lists from the log'),
    restored: command('restored', 'state a restore in every game'),
    'restore-drill': command('restore-drill', 'export, import and restore 200 games in memory'),
  },
} as const satisfies { readonly [group: string]: { readonly [name: string]: Script } };

export type Group = keyof typeof GROUPS;

/** Returns the scripts of a group by name. */
export const scriptsOf = (group: Group): { readonly [name: string]: Script } => GROUPS[group];

/** Returns what each script of a group does, a line each. */
export function groupUsage(group: Group): string {
  const rows = Object.entries(scriptsOf(group)).map(([name, { does }]) => `  ${name.padEnd(20)} ${does}\n`);
  const whole = group === 'describe' ? ' (without NAME: all of them)' : '';
  return `npm run ${group} -- NAME, where NAME is one of these${whole}:\n\n${rows.join('')}`;
}

/** Returns the names of all scripts, a line a group. */
export function groupsUsage(): string {
  const rows = Object.entries(GROUPS).map(
    ([group, scripts]) => `  ${group.padEnd(14)} ${Object.keys(scripts).join(', ')}\n`,
  );
  return `npm run GROUP -- NAME runs a script for maintainers; npm run GROUP -- --help says what each of them does:\n\n${rows.join('')}`;
}

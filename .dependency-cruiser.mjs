import { LAYERS, layersHeld } from './infra/local/structure/layers.mjs';

// Which file may import which. `npm test` checks it, by `depcruise client domain functions infra site`.

/**
 * Paths, as one regular expression.
 * @param {readonly string[]} paths
 */
const any = (...paths) => `^(${paths.join('|')})`;
/**
 * Imports of types vanish before anything runs: they bind nobody.
 * @type {{ dependencyTypesNot: import('dependency-cruiser').DependencyType[] }}
 */
const CODE = { dependencyTypesNot: ['type-only'] };

const GAME = '^domain/(diplomacy|kutuzov|napoleonics)/';

/** Rows: tables of facts, rules and texts. */
const ROWS = any(
  'domain/[^/]+/rules/',
  'domain/diplomacy/map/geometry.ts',
  'domain/kutuzov/edition/rows/',
  'domain/napoleonics/cards/rows',
  'domain/napoleonics/field/sections.ts',
  'domain/napoleonics/army/(nations|artillery|unit-rows)',
  'domain/napoleonics/scenarios/battles/',
);

/** Procedures ask, roll and tell. */
const PROCEDURES = any('domain/kutuzov/(procedures|actions)/', 'domain/napoleonics/procedures/');

/** Schemas of answers. */
const ANSWERS = ['^functions/answers/', '^functions/features/[^/]+/answers\\.ts$'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.keys(LAYERS).flatMap(layersHeld),
    {
      name: 'the-domain-is-pure',
      comment:
        'domain/ imports nothing from outside but zod, and node:crypto in lib/hash.ts: SHA-256 and HMAC are pure functions.',
      severity: 'error',
      from: { path: '^domain/', pathNot: '^domain/lib/hash\\.ts$' },
      to: { pathNot: any('domain/', '(node_modules/)?zod(/|$)') },
    },
    {
      name: 'the-client-stands-alone',
      comment: 'client/ is a package for other people’s programs, in browsers too: it imports nothing but itself.',
      severity: 'error',
      from: { path: '^client/' },
      to: { pathNot: '^client/' },
    },
    {
      name: 'hashes-need-crypto-alone',
      comment: 'domain/lib/hash.ts imports node:crypto and nothing else from outside.',
      severity: 'error',
      from: { path: '^domain/lib/hash\\.ts$' },
      to: { pathNot: any('domain/', '(node:)?crypto$') },
    },
    {
      name: 'a-game-imports-no-other-game',
      comment: 'What two games share belongs to domain/lib, without a word of either.',
      severity: 'error',
      from: { path: GAME },
      to: { path: GAME, pathNot: '^domain/$1/' },
    },
    {
      name: 'rows-import-no-code',
      comment: 'A row says what is so, not how it is done: it may import types, and other rows.',
      severity: 'error',
      from: { path: ROWS },
      to: { ...CODE, pathNot: ROWS },
    },
    {
      name: 'the-bot-is-a-player',
      comment: 'Nothing but the list of bots imports a bot, types too: rules do not depend on who plays.',
      severity: 'error',
      from: {
        path: any('domain/', 'functions/', 'infra/', 'site/', 'client/'),
        pathNot: '^domain/(games/bots\\.ts$|[^/]+/bot/)',
      },
      to: { path: '^domain/[^/]+/bot/' },
    },
    {
      name: 'bots-are-loaded-where-they-play',
      comment:
        'Only the function that plays bots loads the list of them: reads, writes, audits and engines do without.',
      severity: 'error',
      from: {
        path: any('domain/', 'functions/', 'infra/', 'site/', 'client/'),
        pathNot: '^functions/lambdas/bots\\.ts$',
      },
      to: { ...CODE, path: '^domain/games/bots\\.ts$' },
    },
    {
      name: 'no-circles',
      comment:
        'A reader of a file can read its imports first. Procedures alone may call each other in circles, as a battle and a retreat do.',
      severity: 'error',
      from: { pathNot: PROCEDURES },
      to: { circular: true, viaOnly: CODE },
    },
    {
      name: 'operations-do-not-import-each-other',
      comment: 'What two operations share belongs to a feature.',
      severity: 'error',
      from: { path: '^functions/operations/[^/]+/' },
      to: { path: '^functions/operations/[^/]+/' },
    },
    {
      name: 'the-cloud-is-kept-in-its-place',
      comment: 'Only functions/platform and infra/ import the AWS SDK.',
      severity: 'error',
      from: { path: any('domain/', 'functions/'), pathNot: any('functions/platform/') },
      to: { path: '^(node_modules/)?@aws-sdk/' },
    },
    {
      name: 'functions-do-not-know-where-they-run',
      comment: 'functions/ imports neither infra/ nor tests/; infra/ imports no tests.',
      severity: 'error',
      from: { path: '^functions/' },
      to: { path: any('infra/', 'tests/') },
    },
    {
      name: 'tests-stay-outside',
      comment: 'Nothing that runs for people imports a test.',
      severity: 'error',
      from: { path: any('domain/', 'functions/', 'infra/', 'site/') },
      to: { path: '^tests/' },
    },
    {
      name: 'the-site-is-a-client-like-any-other',
      comment:
        'site/ knows the API through the client alone, and no game: it imports itself, the client, and packages made for browsers.',
      severity: 'error',
      from: { path: '^site/src/', pathNot: '^site/src/auditor/' },
      to: {
        ...CODE,
        pathNot: any(
          'site/src/',
          'client/src/',
          '(node_modules/)?(preact|@preact|preact-iso|@panzoom|morphdom|uplot|gifenc)/',
        ),
      },
    },
    {
      name: 'the-site-audits-by-the-code-of-the-house',
      comment:
        'site/src/auditor/ is the auditor of the command line, in a worker: of domain/ it takes what that needs, and no rule of a game.',
      severity: 'error',
      from: { path: '^site/src/auditor/' },
      to: {
        ...CODE,
        pathNot: any(
          'site/src/(auditor|app)/',
          'domain/(match/audit/[^/]+|games/streams|lib/(hash|josa))\\.ts$',
          'engines/engines\\.json$',
          '(node_modules/)?(@noble/hashes|jose|zod)/',
        ),
      },
    },
    {
      name: 'answers-are-described-not-made',
      comment:
        'Schemas of answers are for the description and the tests: no request is answered by them, and to make them would cost every cold start.',
      severity: 'error',
      from: { path: '^functions/', pathNot: ANSWERS },
      to: { ...CODE, path: [...ANSWERS, '^domain/match/view/view-schema\\.ts$'] },
    },
    {
      name: 'the-service-does-not-call-itself',
      comment: 'domain/ and functions/ know no client; infra/ and tests/ use it.',
      severity: 'error',
      from: { path: any('domain/', 'functions/') },
      to: { path: '^client/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};

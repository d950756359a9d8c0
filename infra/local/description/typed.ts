import type { Game } from '../../../domain/contract/game.ts';
import { sure } from '../../../domain/lib/sure.ts';
import type { JsonSchema } from './named.ts';
import { nameOf } from './of-games.ts';

type Schemas = { readonly [id: string]: JsonSchema };

const ref = (id: string): JsonSchema => ({ $ref: `#/components/schemas/${id}` });

/**
 * Returns components in which a game's own values have the types of the hosted games. Positions, choices and options
 * belong to the game in `of` beside them, or else to any game. Events have commitments instead of secrets.
 */
export function typed(all: Schemas, games: readonly Game[]): Schemas {
  const anyOf = (what: string): JsonSchema => {
    const own = games.map((game) => nameOf(game) + what).filter((id) => id in all);
    return own.length === 1 ? ref(String(own[0])) : { anyOf: own.map(ref) };
  };
  const made: Record<string, JsonSchema> = { ...all };
  for (const game of games) {
    const event = `${nameOf(game)}Event`;
    made[event] = onTheWire(sure(all[event], event));
  }
  for (const [id, { what, description }] of Object.entries(ANY)) made[id] = { description, ...anyOf(what) };
  made.Command = {
    description:
      'A command: one of the game, or any object that its grammar of choices admits. So a client may send what it ' +
      'takes from the grammar, without knowing the game.',
    anyOf: [...games.map((game) => ref(`${nameOf(game)}Command`)), ref('AnyCommand')],
  };
  for (const [id, of] of Object.entries(BY_GAME)) {
    const base = sure(all[id], id);
    for (const game of games) {
      const own = Object.fromEntries(Object.entries(of).map(([field, what]) => [field, ref(nameOf(game) + what)]));
      made[nameOf(game) + id] = withProperties(base, { of: { type: 'string', const: game.id }, ...own });
    }
    made[id] = { description: described(all, id), oneOf: games.map((game) => ref(nameOf(game) + id)) };
  }
  for (const [id, own] of Object.entries(OF_ANY)) made[id] = withProperties(sure(made[id], id), own);
  return made;
}

/** The components with a form for each game, distinguished by `of`, and their fields with values of the game. */
const BY_GAME: { readonly [component: string]: { readonly [field: string]: string } } = {
  NewGame: { options: 'Options' },
  StateAnswer: { view: 'View' },
};

/** Fields that may have values of any game. */
const ANY: { readonly [component: string]: { readonly what: string; readonly description: string } } = {
  GameEvent: {
    what: 'Event',
    description: 'A fact of the game with its outcome (dice, cards, results).',
  },
  GameCommand: { what: 'Command', description: 'A command of the game.' },
  View: { what: 'View', description: 'A position of the game.' },
  Standing: { what: 'Standing', description: 'A standing order of the game.' },
  Written: { what: 'Written', description: 'A command in the notation of the game.' },
  Chapter: { what: 'Chapter', description: 'A resolved phase of the game.' },
};

/** The fields to replace. */
const OF_ANY: { readonly [component: string]: Schemas } = {
  ActionByCommand: { command: ref('Command') },
  Problem: { code: { anyOf: [ref('ProblemCode'), { type: 'string' }] } },
  ActionInNotation: { written: ref('Written') },
  Lapse: { command: ref('GameCommand') },
  DryRunAnswer: { view: ref('View') },
  StandingRequest: { standing: { anyOf: [ref('Standing'), { type: 'null' }] } },
  PhasesAnswer: { phases: { type: 'array', items: ref('Chapter') } },
};

const described = (all: Schemas, id: string): unknown => sure(all[id], id).description;

/** Returns a schema of an object with other types of some fields. Descriptions stay. Throws on an unknown field. */
function withProperties(schema: JsonSchema, types: Schemas): JsonSchema {
  const properties = schema.properties as Schemas;
  const changed = Object.entries(types).map(([field, type]) => {
    const { description } = sure(properties[field], `field ${field}`);
    return [field, { ...(description !== undefined && { description }), ...type }];
  });
  return { ...schema, properties: { ...properties, ...Object.fromEntries(changed) } };
}

/**
 * Returns an event as it is in a log: with a commitment instead of a sealed value, and openings with value and salt.
 */
function onTheWire(schema: JsonSchema): JsonSchema {
  const variants = schema.oneOf as readonly JsonSchema[] | undefined;
  if (variants !== undefined) return { ...schema, oneOf: variants.map(onTheWire) };
  const properties = (schema.properties ?? {}) as Schemas;
  const wire: Schemas = {
    ...('sealed' in properties && { sealed: ref('Seal') }),
    ...('opens' in properties && { opens: { type: 'array', items: ref('Opening') } }),
  };
  return { ...schema, properties: { ...properties, ...wire } };
}

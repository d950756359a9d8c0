import type { Run } from '../../../domain/contract/chance.ts';
import type { Piles } from '../../../domain/contract/piles.ts';
import type { JsonObject } from '../../../domain/lib/json.ts';
import type {
  Commit,
  Disclosure,
  Envelope,
  Envelope1,
  Envelope2,
  Move,
  Secrets,
} from '../../../domain/log/envelope.ts';
import {
  isJsonObject,
  isNumber,
  isPresent,
  isRecord,
  isText,
  listOf,
  maybe,
  oneOf,
  type Shape,
  shapeOf,
} from './shape.ts';

// The shape of a commit, as far as code relies on it. Audits check more, by a schema (domain/log/schema.ts).

const isEvent: Shape<JsonObject> = (value): value is JsonObject => isJsonObject(value) && isText(value.type);

const common = {
  game: isText,
  v: isNumber,
  at: isNumber,
  by: isText,
  cmdId: isText,
  ask: maybe(isText),
  rules: isText,
  engine: isText,
  events: listOf(isEvent),
  command: isText,
  prev: isText,
};

const isEnvelope1 = shapeOf<Envelope1>({ ...common, form: oneOf(undefined), draws: isRecord });

const isEnvelope2 = shapeOf<Envelope2>({
  ...common,
  form: oneOf(2),
  epoch: isNumber,
  nonce: isText,
  arrived: maybe(isNumber),
  draws: listOf(shapeOf<Run>({ s: isText, i: isNumber, n: isNumber, k: isNumber, e: isNumber })),
  moves: listOf(shapeOf<Move>({ e: isNumber, from: isText, to: isText, n: isNumber })),
  stock: maybe(isRecord<Piles>),
  piles: maybe(isText),
});

/** Tells whether a value is the public part of a commit. */
export const isEnvelope: Shape<Envelope> = (value): value is Envelope => isEnvelope2(value) || isEnvelope1(value);

const disclosure = { value: isPresent, salt: isText };

/** Tells whether a value is the secret part of a commit. */
export const isSecrets = shapeOf<Secrets>({
  command: maybe(shapeOf<Disclosure>(disclosure)),
  seals: listOf(shapeOf<Secrets['seals'][number]>({ ...disclosure, e: isNumber })),
  opened: listOf(shapeOf<Secrets['opened'][number]>({ ...disclosure, e: isNumber, o: isNumber })),
  piles: maybe(shapeOf<Disclosure>(disclosure)),
});

export const isCommit = shapeOf<Commit>({ envelope: isEnvelope, secrets: isSecrets, hash: isText });

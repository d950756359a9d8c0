import type { MatchView } from '../../../../domain/match/view/view.ts';
import type { Listed, Projected } from '../../ports/ports.ts';
import { isNumber, isRecord, isText, listOf, maybe, oneOf, type Shape, shapeOf } from '../../ports/shape.ts';
import type { Told } from '../../ports/told.ts';
import type { Place } from './places.ts';

// The shapes of what the lists store, as far as code relies on them. Lists of earlier releases lack newer fields.

type Seat = MatchView['seats'][number];

const isSeat = shapeOf<Seat>({
  seat: isText,
  name: isText,
  holds: listOf(isText),
  holder: maybe(isRecord<NonNullable<Seat['holder']>>),
});

const view = {
  game: isText,
  of: isText,
  rules: isText,
  owner: isText,
  status: oneOf('lobby', 'playing', 'over'),
  version: isNumber,
  hash: isText,
  createdAt: isNumber,
  at: isNumber,
  options: isRecord,
  settings: shapeOf<MatchView['settings']>({ visibility: oneOf('public', 'private') }),
  seats: listOf(isSeat),
  asks: listOf(shapeOf<MatchView['asks'][number]>({ ask: isText, seat: isText, kind: isText })),
  due: maybe(isNumber),
} as const;

const others = shapeOf<NonNullable<Listed['others']>>({
  view: shapeOf<MatchView>(view),
  since: shapeOf<NonNullable<Listed['others']>['since']>({ v: isNumber, at: isNumber }),
});

export const isListed: Shape<Listed> = shapeOf<Listed>({
  ...view,
  held: maybe(isRecord<NonNullable<Listed['held']>>),
  by: maybe(isText),
  lost: maybe(isRecord<NonNullable<Listed['lost']>>),
  out: maybe(listOf(isText)),
  spared: maybe(isNumber),
  others: maybe(others),
});

export const isNames = listOf(isText);

const isTold = shapeOf<Told>({ salt: maybe(isText), gone: maybe(isRecord<NonNullable<Told['gone']>>) });

export const isProjected = shapeOf<Projected>({
  view: isListed,
  hidden: isNames,
  who: maybe(isText),
  told: maybe(isTold),
});

export const isPlaces = listOf(shapeOf<Place>({ pk: isText, sk: isText }));

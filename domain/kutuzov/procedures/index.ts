import { silent } from '../../contract/procedure.ts';
import { consent } from '../actions/consent.ts';
import type { Procedure } from '../actions/procedure.ts';
import type { Frame, FrameKind, FrameOf } from '../frames/frames.ts';
import { battle } from './battle/battle.ts';
import { loot } from './battle/loot.ts';
import { losses } from './battle/losses.ts';
import { retreat } from './battle/retreat.ts';
import { sack } from './battle/sack.ts';
import { siege } from './battle/siege.ts';
import { card, grant } from './hands/card.ts';
import { chit, division } from './hands/chit.ts';
import { event } from './hands/event.ts';
import { window } from './hands/window.ts';
import { bridgehead } from './interphase/bridgehead.ts';
import { deployment, transit } from './interphase/deployment.ts';
import { excess } from './interphase/excess.ts';
import { interphase } from './interphase/interphase.ts';
import { recall } from './interphase/recall.ts';
import { reinforcement } from './interphase/reinforcement.ts';
import { shortage } from './interphase/shortage.ts';
import { attrition } from './movement/attrition.ts';
import { call } from './movement/call.ts';
import { freeMarch } from './movement/free-march.ts';
import { scorching } from './movement/scorching.ts';
import { step } from './movement/step.ts';
import { withdrawal } from './movement/withdrawal.ts';
import { arrival } from './tracks/arrival.ts';
import { attritionCheck } from './tracks/attrition-check.ts';
import { moraleCheck } from './tracks/morale-check.ts';
import { recovery } from './tracks/recovery.ts';
import { rise } from './tracks/rise.ts';
import { will } from './tracks/will.ts';
import { aim } from './turn/aim.ts';
import { attritionStep } from './turn/attrition-step.ts';
import { auction } from './turn/auction.ts';
import { impulse } from './turn/impulse.ts';
import { preemption } from './turn/preemption.ts';
import { assign, mulligan, shift } from './turn/preparation.ts';
import { revolt } from './turn/revolt.ts';
import { turn } from './turn/turn.ts';

/** The procedure of each kind of frame. */
const PROCEDURES: { readonly [kind in FrameKind]: Procedure<FrameOf<kind>> } = {
  turn,
  auction,
  assign,
  shift,
  mulligan,
  preemption,
  impulse,
  chit,
  division,
  card,
  event,
  grant,
  'free-march': freeMarch,
  shortage,
  'attrition-step': attritionStep,
  aim,
  withdrawal,
  scorching,
  step,
  call,
  consent,
  bridgehead,
  attrition,
  losses,
  battle,
  retreat,
  loot,
  interphase,
  reinforcement,
  deployment,
  transit,
  recall,
  excess,
  arrival,
  'morale-check': moraleCheck,
  'attrition-check': attritionCheck,
  recovery,
  rise,
  revolt,
  will,
  window,
  siege,
  sack,
};

/** Returns the kinds of frames with a choice for a player. The cast: its keys are all kinds. */
export const askingKinds = (): readonly FrameKind[] =>
  (Object.keys(PROCEDURES) as FrameKind[]).filter((kind) => PROCEDURES[kind].asks !== silent.asks);

export const procedureOf = (frame: Frame): Procedure<Frame> => PROCEDURES[frame.is] as Procedure<Frame>;

import type { Frame, FrameKind, FrameOf } from '../frames.ts';
import type { Procedure } from '../procedure.ts';
import { aim } from './aim.ts';
import { arrival } from './arrival.ts';
import { attrition } from './attrition.ts';
import { attritionCheck } from './attrition-check.ts';
import { attritionStep } from './attrition-step.ts';
import { auction } from './auction.ts';
import { battle } from './battle.ts';
import { bridgehead } from './bridgehead.ts';
import { call } from './call.ts';
import { card, grant } from './card.ts';
import { chit, division } from './chit.ts';
import { consent } from './consent.ts';
import { deployment, transit } from './deployment.ts';
import { event } from './event.ts';
import { excess } from './excess.ts';
import { freeMarch } from './free-march.ts';
import { impulse } from './impulse.ts';
import { interphase } from './interphase.ts';
import { loot } from './loot.ts';
import { losses } from './losses.ts';
import { moraleCheck } from './morale-check.ts';
import { preemption } from './preemption.ts';
import { assign, mulligan, shift } from './preparation.ts';
import { recall } from './recall.ts';
import { recovery } from './recovery.ts';
import { reinforcement } from './reinforcement.ts';
import { retreat } from './retreat.ts';
import { revolt } from './revolt.ts';
import { rise } from './rise.ts';
import { sack } from './sack.ts';
import { scorching } from './scorching.ts';
import { shortage } from './shortage.ts';
import { siege } from './siege.ts';
import { step } from './step.ts';
import { turn } from './turn.ts';
import { will } from './will.ts';
import { window } from './window.ts';
import { withdrawal } from './withdrawal.ts';

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

export const procedureOf = (frame: Frame): Procedure<Frame> => PROCEDURES[frame.is] as unknown as Procedure<Frame>;

import { z } from 'zod';
import { contacts, marches } from './commands.ts';
import { CAUSES } from './movement/causes.ts';
import {
  camp,
  card,
  count,
  formationSchema,
  leaderId,
  list,
  nation,
  object,
  operationSchema,
  pieceSchema,
  power,
  rule,
  space,
  spSchema,
  troopSchema,
} from './schemas.ts';

/*
 * Where the procedure stands: a stack of plain objects of which only the last one asks. A battle inside a move inside a card is
 * three frames; when the last one is left the one below goes on, and finds in the state what happened meanwhile.
 *
 * To add a procedure:
 * 1. its frame here: a name in `is`, who decides, a `stage` when it has several steps, and what it must remember; all of it public;
 * 2. its commands in commands.ts, one small step each; facts that no event tells yet in events.ts and evolve.ts;
 * 3. a file in procedures/ that fills `Procedure` (procedure.ts) for it, and its line in procedures/index.ts.
 * Whoever needs it emits `entered` with its frame as the last event of a step: the loop (decide.ts) runs it until it emits `left`.
 */

/** The steps of a turn (§4.1), after the preparation before the first one (§2). */
export const TURN_STAGES = [
  'preparation',
  'impulses',
  'attrition',
  'cossacks',
  'morale',
  'balance',
  'conquest',
  'peace',
  'interphase',
] as const;
export type TurnStage = (typeof TURN_STAGES)[number];

/** The bottom of the stack: nobody chooses in it, its `run` enters what each stage needs. */
const turn = z.strictObject({ is: z.literal('turn'), stage: z.enum(TURN_STAGES) });

const preparation = [
  z
    .strictObject({
      is: z.literal('auction'),
      stage: z.enum(['bid', 'order', 'choose', 'remove']),
      /** In SP, each by the first Power that a seat stands in for; in the end that of the first alone: what it has still to remove. */
      bids: list(z.strictObject({ power, sp: count })),
      /** Who has still to choose. */
      order: list(power),
      free: list(list(power)),
      chosen: list(z.strictObject({ seat: z.string(), powers: list(power) })),
    })
    .meta({ description: 'Seats bid for their Powers, or throw dice, and choose in that order (§2.34).' }),
  z
    .strictObject({ is: z.literal('assign'), power, free: count, rule })
    .meta({ description: 'Divides free resources of its Camp (§PB4.2).' }),
  z.strictObject({ is: z.literal('shift'), power }).meta({ description: 'May pass one resource to its partner (§PB4.2).' }),
  z.strictObject({ is: z.literal('mulligan'), power }).meta({ description: 'May throw its new cards away for one fewer (§2.8).' }),
] as const;

const impulses = [
  z
    .strictObject({
      is: z.literal('preemption'),
      power,
      /** The other Power of its Camp, where that one could as well (§PB6.7). */
      or: power.exactOptional(),
    })
    .meta({ description: 'The Power with most cards may take an extra impulse (§4.22).' }),
  z
    .strictObject({
      is: z.literal('impulse'),
      power,
      preemptive: z.boolean(),
      /** No other Power has cards to play: its last impulse of the turn (§4.24). */
      lone: z.boolean(),
      /** It had no card to play when it began: a pass, unless it buys one and plays it (§4.23). */
      passing: z.boolean(),
      stage: z.enum(['play', 'end', 'over']),
    })
    .meta({ description: 'A Power’s impulse (§4.2): it plays a card, buys one, ends.' }),
  z
    .strictObject({
      is: z.literal('chit'),
      power,
      /** It has passed, and has to take one (§PB6.6). */
      must: z.boolean(),
    })
    .meta({ description: 'After an impulse its Camp may take a chit to the hand (§PB6.5).' }),
  z.strictObject({ is: z.literal('division'), power }).meta({ description: 'A Camp divides its hand between its Powers (§PB6.10).' }),
  z.strictObject({ is: z.literal('card'), power, card, cp: count }).meta({ description: 'A card played for its CP (§5.5): those left.' }),
] as const;

/** What CP that an event gives are for. */
export const USES = ['move', 'flag', 'build', 'regroup', 'all'] as const;
export type Use = (typeof USES)[number];

/** Cards played for their event (§5.1). */
const events = [
  z
    .strictObject({
      is: z.literal('event'),
      power,
      card,
      /** Those still to be carried out; the first one may ask. */
      ops: list(operationSchema),
      /** The Power the event is used on, once it is named. */
      target: power.nullable(),
      /** Powers to whom something has happened that a later operation goes back to. */
      affected: list(power),
      /** The leader who came by it. */
      placed: leaderId.exactOptional(),
      /** The card lies where it belongs already (§4.21). */
      away: z.boolean(),
    })
    .meta({ description: 'An event is carried out, operation by operation (§5.1).' }),
  z
    .strictObject({
      is: z.literal('grant'),
      power,
      card,
      cp: count,
      uses: list(z.enum(USES)),
      /** Those who move with these CP are not intercepted. */
      noIntercept: z.literal(true).exactOptional(),
    })
    .meta({ description: 'CP that an event gives, for these uses.' }),
  z
    .strictObject({
      is: z.literal('free-march'),
      power,
      card,
      /** How far it may still go. */
      spaces: count,
      /** Where it is, once it is known who goes, and friends there who do not. */
      at: space.nullable(),
      apart: formationSchema,
      /** One army, not a group. */
      single: z.boolean(),
      noIntercept: z.literal(true).exactOptional(),
      /** It enters no space with enemies. */
      noEnemy: z.literal(true).exactOptional(),
    })
    .meta({ description: 'A formation marches by event, at no CP (§5.1).' }),
] as const;

/** SP are missing that an event removes (§5.12). */
const shortage = z
  .strictObject({ is: z.literal('shortage'), power })
  .meta({ description: 'A Power brings SP that it has to lose, with cards and resources (§5.12).' });

/** What the end of a turn asks (§4.3, §19.71). */
const turnEnd = [
  z
    .strictObject({
      is: z.literal('attrition-step'),
      /** Where Imperial formations, and after their level check Tsarist ones, still have to suffer; where survivors set up flags. */
      imperial: list(space),
      isChecked: z.boolean(),
      tsarist: list(space),
      flags: list(z.strictObject({ camp, space })),
    })
    .meta({ description: 'Formations in uncontrolled spaces suffer attrition, and flag what they hold (§4.3).' }),
  z.strictObject({ is: z.literal('aim'), power }).meta({ description: 'Chooses whether the Imperials change their aim (§19.71).' }),
] as const;

/** The 4 CP of the first impulse of the retreat (§19.722): those left. */
const withdrawal = z
  .strictObject({ is: z.literal('withdrawal'), power, cp: count })
  .meta({ description: 'An Imperial Power has to leave Moscow, St. Petersburg and Kiev (§19.722).' });

/** Scorched Earth is announced (§16.57). */
const scorching = z
  .strictObject({ is: z.literal('scorching'), power, space, stage: z.enum(['announced', 'place']) })
  .meta({ description: 'Scorched Earth is announced, and placed if nobody can intercept there (§16.57).' });

/** What dice did to a formation. */
const struck = object({ eliminations: count, disruptions: count });

/** Pieces as they stand in a space. */
const standing = { troops: list(troopSchema), leaders: list(leaderId) };

/**
 * A move of one space (§10.1), or an attack inside a zone (`from` is `to`, §10.72), paid for and declared (§11.11). `troops` and `leaders`
 * are those who go, as they stand where they are: in `from` until the stage `fight`, then in `to`. Interceptors go in at once.
 */
const step = z
  .strictObject({
    is: z.literal('step'),
    power,
    camp,
    from: space,
    to: space,
    /** `event`: by land like `march`, but at no CP, so that it does not count towards a forced march (§10.42). */
    /** `flag`: nobody moves; an event takes the enemy flag off `to`, where `from` is too, unless somebody intercepts (§11.1). */
    how: z.enum(['march', 'convoy', 'event', 'flag']),
    ...standing,
    /** Friends in `to` who take no part. */
    apart: formationSchema,
    /** Enemies who are in `to` are attacked: always in a duchy, as declared in a zone (§10.71). */
    attack: z.boolean(),
    stage: z.enum(['march', 'contact', 'announced', 'tries', 'enter', 'landed', 'fight', 'end']),
    /** Interceptions and evasions that were announced and are still to be rolled for, in order. */
    tries: list(object({ power, command: z.discriminatedUnion('type', [...contacts]) })),
    /** Who has come by interception, as they stand in `to`, with the attrition they have still to suffer (§11.5). */
    interceptors: list(object({ from: space, ...standing, causes: list(z.enum(CAUSES)) })),
    /**
     * Evasions (§11.6): whether the army tried, SP of no army that tried and are still there, failures, leaders who got away, and who stays
     * in a zone unfought.
     */
    evasions: object({
      army: z.boolean(),
      counters: spSchema,
      failures: count,
      /** Some failed who, by event, give the attackers no die for it: the ground does not help them either (§11.8). */
      exposed: z.literal(true).exactOptional(),
      gone: list(leaderId),
      spared: formationSchema,
    }),
    /** By the coast batteries (§15.3). */
    shelled: struck.exactOptional(),
  })
  .meta({ description: 'A formation moves one space (§10.1) or attacks in a zone (§10.72); its commander is the first of `leaders`.' });

/** Interceptions by event (§11.2) into the battle at `to`: by the Powers in `order`, of the Camp. */
const call = z
  .strictObject({
    is: z.literal('call'),
    camp,
    to: space,
    /** How many spaces away they may be. */
    range: z.int(),
    /** One army alone is called, or so many SP without a leader, as if one of this rating led them. */
    soldiers: object({ rating: count, sp: count }).nullable(),
    /** The space was friendly before the battle (§11.4). */
    friendly: z.boolean(),
    order: list(power),
    /** Who has come, from where they entered the battle, with the attrition they have still to suffer (§11.5). */
    came: list(object({ from: space, ...standing, causes: list(z.enum(CAUSES)) })),
  })
  .meta({ description: 'Formations of a Camp try to intercept into a battle (§11.2).' });

/** Whether a partner's leaders go along with a move (§10.61); `by` gives the order. */
const consent = z
  .strictObject({ is: z.literal('consent'), power, by: power, move: z.discriminatedUnion('type', [...marches]) })
  .meta({ description: 'A Power is asked whether its leaders go along (§10.61).' });

/** At the end of its first impulse a French Power brings pieces up to its bridge: the Imperial end of it is `to` (§PB4.1). */
const bridgehead = z
  .strictObject({ is: z.literal('bridgehead'), power, to: space })
  .meta({ description: 'Pieces of one space may be brought up to a bridge (§PB4.1).' });

/** A side of a battle: who fights, what it was when it began, and what it has suffered so far. */
const fighter = object({
  camp: camp.meta({ description: 'Whose morale counts, and who takes its Loss.' }),
  nations: list(nation),
  apart: formationSchema.meta({ description: 'Pieces of these nations in the space that do not fight.' }),
  commander: leaderId.nullable(),
  army: z.enum(['none', 'army', 'group']),
  napoleon: z.boolean(),
  hits: count,
  disruptions: count.meta({ description: 'Those not regrouped: each takes a die (§12.53).' }),
  eliminated: count.meta({ description: 'SP and leaders, for loot (§12.10).' }),
  excess: count.meta({ description: 'Eliminations for which nobody was left (§12.9).' }),
  struck: struck.meta({ description: 'By the dice of the round, until they are taken.' }),
  routed: z.boolean(),
  blamed: count.meta({ description: 'Morale Loss it has had in the battle.' }),
});

/** A battle (§12). The attackers are active; `origins`: where they came from, the one who moved in first. */
const battle = z
  .strictObject({
    is: z.literal('battle'),
    space,
    attackers: fighter,
    defenders: fighter,
    origins: list(space),
    /** Evasions that failed (§11.8). */
    failures: count,
    /** The ground helps the defenders (§12.4); they have the use of an Entrenchment in the round (§12.45). */
    sheltered: z.boolean(),
    entrenched: z.boolean(),
    round: z.int().min(1),
    loser: z.enum(['attackers', 'defenders']).nullable(),
    /** Who had suffered less when a first round was over; nobody in a tie. */
    opening: z.enum(['attackers', 'defenders', 'nobody']).nullable(),
    /** A card has ended it without dice and winner, the defenders meant to scorch the earth; or it went on all the same, by a card of `resumed`. */
    broken: object({ scorched: z.boolean(), resumed: power.nullable() }).nullable(),
    /** Where the loser’s pieces are after the retreat, and who stood there besides. */
    ways: list(object({ to: space, apart: formationSchema })).nullable(),
    stage: z.enum([
      'active',
      'inactive',
      'round',
      'cancel',
      'losses',
      'decide',
      'verdict',
      'judge',
      'interlude',
      'retreat',
      'retreated',
      'spoils',
    ]),
  })
  .meta({ description: 'A battle (§12): the defender may cancel a hit (§12.45), the winner choose the flag (§12.9).' });

/** A beaten side goes away (§12.6): `troops` and `leaders` have still to be sent. */
const retreat = z
  .strictObject({
    is: z.literal('retreat'),
    power,
    camp,
    space,
    active: z.boolean(),
    origins: list(space),
    ...standing,
    ways: list(object({ to: space, ...standing, apart: formationSchema })),
    /** Pieces of the Camp on the map and regrouped ones, before the attrition of the retreat. */
    before: object({ map: count, regrouped: count }),
    stage: z.enum(['choose', 'announced', 'go', 'end']),
  })
  .meta({ description: 'Beaten pieces are sent away; the inactive side may split up (§12.6).' });

/** The battlefield is searched (§12.10). */
const loot = z
  .strictObject({ is: z.literal('loot'), power, loser: camp, eliminated: count })
  .meta({ description: 'The winning commander’s Power rolls for loot (§12.10).' });

/** Attrition of pieces that suffer the same causes (§14.3); `power` rolls and chooses. */
const attrition = z
  .strictObject({
    is: z.literal('attrition'),
    power,
    camp,
    space,
    troops: list(troopSchema),
    leaders: list(leaderId),
    causes: list(z.enum(CAUSES)),
    /** Resources spent to halve it (§16.4). */
    halvings: count,
    /** By event: 5s send to the Regroup Box whatever the turn; no resource halves it. */
    wintry: z.literal(true).exactOptional(),
    unhalved: z.literal(true).exactOptional(),
    stage: z.enum(['resources', 'roll']),
  })
  .meta({ description: 'A formation suffers attrition (§14).' });

/** The moments at which several Powers may do something at once; windows.ts says who, and what, and which cards answer (`reacts`). */
export const POINTS = [
  'auction',
  'march',
  'contact',
  'tries',
  'retreat',
  'scorching',
  'halve-attrition',
  'battle-active',
  'battle-inactive',
  'verdict',
  'siege-active',
  'siege-inactive',
  'counter',
  'losses',
] as const;
export type Point = (typeof POINTS)[number];

/** Answers are gathered under seal and opened together, so that nobody sees who passed. It belongs to the frame below it. */
const window = z
  .strictObject({ is: z.literal('window'), point: z.enum(POINTS), waiting: list(power), topics: list(z.string()) })
  .meta({ description: 'Some Powers may react; `waiting` have not answered yet.' });

/** Losses to be taken one by one (§12.51, §14.1): whoever has a choice is asked. */
const losses = z
  .strictObject({
    is: z.literal('losses'),
    power,
    camp,
    space,
    troops: list(troopSchema),
    leaders: list(leaderId),
    /** To be eliminated, and after that to go to the Regroup Box. */
    pool: count,
    regroup: count,
    shared: z.boolean(),
    taken: spSchema,
    /** Cards may still undo some of them (§5.21). */
    open: z.literal(true).exactOptional(),
    /** Of the SP to be eliminated so many go to the Regroup Box instead, by event. */
    saved: count.exactOptional(),
    rule,
  })
  .meta({ description: 'A formation loses SP and leaders: of its pieces `troops` and `leaders`, the commander first.' });

/** An army of one nation before an enemy fortress (§13.3): all of its pieces there that are not `apart`. */
const siege = z
  .strictObject({
    is: z.literal('siege'),
    power,
    camp,
    space,
    nation,
    commander: leaderId,
    apart: object(standing),
    round: z.int().min(1),
    /** 6s against the fortress in all rounds (§13.32). */
    sixes: count,
    /** SP disrupted and SP lost that no others have taken the place of, and disrupted SP that were relieved, among those apart (§13.36). */
    disrupted: count,
    lost: count,
    relieved: list(troopSchema),
    /** More 6s than hits of the fortress in the last round: there may be another (§13.33). */
    ahead: z.boolean(),
    /** Cards are played before the dice, the besieger first (§13.23). */
    stage: z.enum(['active', 'inactive', 'roll', 'result']),
  })
  .meta({ description: 'A siege (§13.3); after a round the besieger goes on or ends it, or chooses the flag.' });

/** The sack of a fortress just captured (§13.52). */
const sack = z
  .strictObject({
    is: z.literal('sack'),
    power,
    camp,
    space,
    ...standing,
    /** Added to the die: how many rounds fewer than its strength the fortress took. */
    bonus: z.int(),
    /** An enemy Depot marker lay there. */
    depot: z.boolean(),
    stage: z.enum(['roll', 'gain']),
  })
  .meta({ description: 'A captured fortress is sacked (§13.52).' });

/** Checks of the tracks; `step`: that of the turn's end. They wait in the state until they are due (due.ts). */
const checks = [
  z
    .strictObject({ is: z.literal('morale-check'), camp, step: z.boolean(), rule })
    .meta({ description: 'A Camp checks its morale (§9.2).' }),
  z
    .strictObject({ is: z.literal('attrition-check'), step: z.boolean() })
    .meta({ description: 'The Imperial attrition level may drop (§14.43).' }),
  z.strictObject({ is: z.literal('rise'), camp, rule }).meta({ description: 'A Camp may try to raise its morale (§9.53).' }),
  z
    .strictObject({ is: z.literal('will'), stage: z.enum(['when', 'dice', 'roll']) })
    .meta({ description: 'Tsarist morale has reached a Will to Fight marker in an impulse (§19.82).' }),
  z
    .strictObject({ is: z.literal('revolt'), stage: z.enum(['begin', 'battles', 'flag', 'end']), spaces: list(space) })
    .meta({ description: 'Prussia revolts (§9.3); `spaces`: where Prussians have still to fight Imperials.' }),
] as const;
export const checkSchema = z.discriminatedUnion('is', [...checks]);

/** A drop that may still be averted (§5.23): of the Powers in `open` the first one spends, or passes. */
const recovery = z
  .strictObject({
    is: z.literal('recovery'),
    camp,
    track: z.enum(['morale', 'attrition']),
    bearable: count.meta({ description: 'With so many Loss markers, or fewer, the level stays.' }),
    open: list(power),
    rule,
  })
  .meta({ description: 'Emergency Recovery (§5.23): cards and resources against the second drop of an impulse.' });

/** The one place at which each nation builds, from which it deploys (§17.2, §17.31). */
const magazines = z.partialRecord(nation, space).readonly();

/** New and regrouped pieces between the turns (§17). */
const interphases = [
  z
    .strictObject({
      is: z.literal('interphase'),
      /** The turn that it prepares. It is the present one where a scenario starts with reinforcements (§PB4.4): then no cards are dealt. */
      before: z.int(),
      stage: z.enum(['resources', 'reinforcement', 'deal', 'mulligan', 'left-over', 'limit', 'home']),
      /** The Powers that have not had their stage yet, in order. */
      order: list(power),
    })
    .meta({ description: 'The next turn is prepared (§17).' }),
  z
    .strictObject({
      is: z.literal('reinforcement'),
      power,
      cp: count,
      /** CP for the ally’s pieces alone (§17.21). */
      allied: count,
      magazines,
      /** DMC that the Power may still place: new ones, and lost ones that come back (§17.2). */
      depots: object({ fresh: count, back: count }),
      /** Spaces that its pieces will deploy free of attrition (§17.31, §17.32). */
      free: count,
    })
    .meta({ description: 'A Power builds and regroups (§17.2).' }),
  z
    .strictObject({
      is: z.literal('deployment'),
      power,
      magazines,
      free: count,
      /** Russia 1’s one convoy: where it goes, and how many pieces may still join it (§17.34). */
      convoy: object({ to: space, room: count }).nullable(),
    })
    .meta({ description: 'A Power deploys what stands at its magazines (§17.31).' }),
  z
    .strictObject({
      is: z.literal('transit'),
      power,
      camp,
      piece: pieceSchema,
      how: z.enum(['deploy', 'convoy']),
      /** The spaces of its way from where it is now, and the attrition that awaits it in each. */
      way: list(object({ space, causes: list(z.enum(CAUSES)) })),
      /** SP of its nation where it is now, as it came there. */
      standing: count,
    })
    .meta({ description: 'A piece on its way from the magazine (§17.31).' }),
  z.strictObject({ is: z.literal('recall'), power }).meta({ description: 'A Power may take leaders off the map (§17.36).' }),
  z
    .strictObject({ is: z.literal('excess'), power, over: count, cp: count, magazines })
    .meta({ description: 'A Power discards cards above the limit, and spends the CP of each (§17.43).' }),
  z.strictObject({ is: z.literal('arrival'), power }).meta({ description: 'Kutuzov has come: Russia 1 chooses how morale gains (§6.35).' }),
] as const;

export const frameSchema = z.discriminatedUnion('is', [
  turn,
  ...preparation,
  ...impulses,
  ...events,
  shortage,
  ...turnEnd,
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
  window,
  siege,
  sack,
  ...interphases,
  ...checks,
  recovery,
]);
export type Frame = z.infer<typeof frameSchema>;
/** Frames with CP to spend. */
export type Spending = Extract<Frame, { is: 'card' | 'grant' | 'withdrawal' }>;
/** Frames in which moves are ordered. */
export type Ordering = Spending | Extract<Frame, { is: 'free-march' }>;
export type FrameKind = Frame['is'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { is: K }>;

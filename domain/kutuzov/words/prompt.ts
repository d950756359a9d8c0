import type { Legal } from '../../contract/legal.ts';
import type { Prompt } from '../../contract/shown.ts';
import type { SeatId } from '../../lib/ids.ts';
import { josa } from '../../lib/josa.ts';
import { at, last, sure } from '../../lib/sure.ts';
import type { Locale, Text } from '../../lib/text.ts';
import { isCaptured } from '../battle/siege.ts';
import type { Frame, FrameKind, FrameOf } from '../frames/frames.ts';
import { legal } from '../legal.ts';
import { wayOf } from '../orders/orders.ts';
import type { View } from '../state/view.ts';
import { partnerOf } from '../terms/nations.ts';
import { ask, campText, cardIn, leaderIn, nationText, type Question, spaceIn } from './called.ts';
import { windowQuestion } from './prompt-windows.ts';
import { type Asking, impulseText, shortOf } from './short.ts';

const QUESTIONS: { readonly [kind in Exclude<Asking, 'window'>]: (view: View, frame: FrameOf<kind>) => Question } = {
  auction: (_, { stage, bids }) =>
    stage === 'remove'
      ? ask(`You bid most: ${at(bids, 0).sp} SP to remove.`, `가장 높이 입찰했습니다. 없앨 SP: ${at(bids, 0).sp}.`)
      : ask('Which Powers do you take?', '어느 강국을 고릅니까?'),
  assign: (_, { power, free }) =>
    ask(
      `${free} free resources: how many for ${nationText(power).en}?`,
      `남는 자원 ${free}개: ${nationText(power).ko}의 몫은 몇 개입니까?`,
      [`power:${power}`, `power:${partnerOf(power)}`],
    ),
  shift: (_, { power }) =>
    ask(
      `${nationText(power).en} may pass a resource to ${nationText(partnerOf(power)).en}.`,
      `${josa(nationText(power).ko, '은/는')} 자원 하나를 ${nationText(partnerOf(power)).ko}에 넘길 수 있습니다.`,
      [`power:${power}`, `power:${partnerOf(power)}`],
    ),
  mulligan: ({ held }, { power }) =>
    ask(
      `${nationText(power).en}: keep these ${held[power].other} cards, or discard them all and draw ${held[power].other - 1}?`,
      `${nationText(power).ko}: 카드 ${held[power].other}장을 가지거나, 모두 버리고 ${held[power].other - 1}장을 받으세요.`,
      [`power:${power}`],
    ),
  preemption: (_, { power }) =>
    ask(
      `${nationText(power).en} has most cards and may take an extra impulse.`,
      `${nationText(power).ko}: 카드가 가장 많아 우선권 Impulse를 할 수 있습니다.`,
      [`power:${power}`],
    ),
  impulse: (view, { power }) => {
    const { en, ko } = impulseText(view, power);
    return ask(en, ko, [`power:${power}`]);
  },
  chit: (_, { power, must }) =>
    must
      ? ask('You have passed: take a chit to the hand.', '패스했으므로 Chit 하나를 핸드로 가져옵니다.', [
          `power:${power}`,
        ])
      : ask('You may take a chit to the hand.', 'Chit 하나를 핸드로 가져올 수 있습니다.', [`power:${power}`]),
  division: (_, { power }) =>
    ask(
      `Divide the hand: which cards are for ${nationText(power).en}?`,
      `핸드를 나눕니다. ${nationText(power).ko}의 몫은 어느 카드입니까?`,
      [`power:${power}`, `power:${partnerOf(power)}`],
    ),
  card: (position, { power, card, cp }) =>
    ask(`${cardIn(position, card).en}: ${cp} CP left.`, `${cardIn(position, card).ko}: 남은 CP ${cp}.`, [
      `power:${power}`,
    ]),
  event: (position, { card }) =>
    ask(`${cardIn(position, card).en} takes effect: choose.`, `${cardIn(position, card).ko}의 이벤트: 고르세요.`),
  grant: (position, { power, card, cp }) =>
    ask(`${cardIn(position, card).en} gives CP: ${cp} left.`, `${cardIn(position, card).ko}에 따른 CP: ${cp} 남음.`, [
      `power:${power}`,
    ]),
  'free-march': (position, { card, spaces, at: where }) =>
    ask(
      `${cardIn(position, card).en}: a formation marches up to ${spaces} more.`,
      `${cardIn(position, card).ko}: 진형 하나가 ${spaces}칸까지 더 행군합니다.`,
      where === null ? [] : [`space:${where}`],
    ),
  shortage: (_, { power }) =>
    ask(
      `${nationText(power).en} must lose more SP than it has on the map: bring them.`,
      `${nationText(power).ko}: 잃어야 할 SP가 지도에 모자라므로 채워야 합니다.`,
      [`power:${power}`],
    ),
  'attrition-step': (position, { flags }) => {
    const { space } = at(flags, 0);
    const { en, ko } = spaceIn(position, space);
    return ask(`${en} is held: which flag is set up?`, `${josa(ko, '을/를')} 지켰습니다. 어느 깃발을 놓습니까?`, [
      `space:${space}`,
    ]);
  },
  aim: (_, { power }) =>
    ask('Go on as before, or retreat from Moscow?', '그대로 계속합니까, 모스크바에서 후퇴합니까?', [`power:${power}`]),
  withdrawal: (_, { power, cp }) =>
    ask(
      `${nationText(power).en} leaves Moscow, St. Petersburg and Kiev: ${cp} CP left.`,
      `${nationText(power).ko}: 모스크바, 상트페테르부르크, 키예프에서 철수합니다. 남은 CP ${cp}.`,
      [`power:${power}`],
    ),
  call: (position, { to }) =>
    ask(
      `A card calls for interceptions into ${spaceIn(position, to).en}. Who tries?`,
      `카드에 따라 ${josa(spaceIn(position, to).ko, '으로/로')} 차단할 수 있습니다. 누가 시도합니까?`,
      [`space:${to}`],
    ),
  consent: (position, { by, move }) => {
    const { from, to } = wayOf(move);
    const [start, end] = [spaceIn(position, from), spaceIn(position, to)];
    const who = move.leaders.map((id) => leaderIn(position, id));
    const [en, ko] = [who.map((name) => name.en).join(', '), who.map((name) => name.ko).join(', ')];
    return ask(
      `${nationText(by).en} wants ${en} to go ${start.en} → ${end.en}. Do your leaders go along?`,
      `${nationText(by).ko}: ${ko}, ${start.ko} → ${end.ko} 이동 제안. 내 리더가 함께 가도 됩니까?`,
      [
        `space:${from}`,
        ...(from === to ? [] : ([`space:${to}`] as const)),
        ...move.leaders.map((id) => `piece:${id}` as const),
      ],
    );
  },
  bridgehead: (position, { to }) =>
    ask(
      `Pieces of one space may be brought up to the bridge at ${spaceIn(position, to).en}.`,
      `한 곳의 진형을 ${spaceIn(position, to).ko}의 다리 앞으로 모을 수 있습니다.`,
      [`space:${to}`],
    ),
  losses: (position, { space, pool, regroup }) =>
    ask(
      `Losses in ${spaceIn(position, space).en}: ${pool} to be eliminated, ${regroup} for the Regroup Box. Which is next?`,
      `${spaceIn(position, space).ko}의 손실: 제거 ${pool}, Regroup Box로 ${regroup}. 다음은 무엇입니까?`,
      [`space:${space}`],
    ),
  battle: (position, { space, stage }) => {
    const { en, ko } = spaceIn(position, space);
    return stage === 'cancel'
      ? ask(`Battle of ${en}: which hit does the Entrenchment take away?`, `${ko} 전투: 참호가 어느 피해를 없앱니까?`, [
          `space:${space}`,
        ])
      : ask(`Battle of ${en}: which flag is set up?`, `${ko} 전투: 어느 깃발을 놓습니까?`, [`space:${space}`]);
  },
  retreat: (position, { space }) =>
    ask(
      `Beaten in ${spaceIn(position, space).en}: who goes where?`,
      `${spaceIn(position, space).ko}에서 졌습니다. 누가 어디로 갑니까?`,
      [`space:${space}`],
    ),
  siege: (position, frame) => {
    const { en, ko } = spaceIn(position, frame.space);
    return isCaptured(position, frame)
      ? ask(`${en} is captured: which flag is set up?`, `${ko} 함락: 어느 깃발을 놓습니까?`, [`space:${frame.space}`])
      : ask(`Siege of ${en}: another round?`, `${ko} 공성: 한 라운드 더 합니까?`, [`space:${frame.space}`]);
  },
  reinforcement: (_, { power, cp, allied }) =>
    ask(
      `${nationText(power).en} builds and regroups: ${cp} CP left${allied > 0 ? `, ${allied} for its ally` : ''}.`,
      `${nationText(power).ko}: 생산과 재편. 남은 CP ${cp}${allied > 0 ? `, 동맹 몫 ${allied}` : ''}.`,
      [`power:${power}`],
    ),
  deployment: (_, { power, magazines }) =>
    ask(
      `${nationText(power).en} deploys what stands where it builds.`,
      `${nationText(power).ko}: 생산한 곳에 있는 조각을 배치합니다.`,
      [...new Set(Object.values(magazines))].map((space) => `space:${space}` as const),
    ),
  recall: (_, { power }) =>
    ask(
      `${nationText(power).en} may take leaders off the map.`,
      `${josa(nationText(power).ko, '은/는')} 지도에서 리더를 내릴 수 있습니다.`,
      [`power:${power}`],
    ),
  excess: (_, { power, over, cp }) =>
    cp > 0
      ? ask(
          `${nationText(power).en} spends the CP of a card given up: ${cp} left.`,
          `${nationText(power).ko}: 버린 카드의 CP 사용, ${cp} 남음.`,
          [`power:${power}`],
        )
      : ask(
          `${nationText(power).en} holds ${over} too many: discard.`,
          `${nationText(power).ko}: 제한을 넘는 카드 ${over}장을 버립니다.`,
          [`power:${power}`],
        ),
  arrival: () => ask('Kutuzov has come: how does morale gain?', '쿠투조프가 나타났습니다. 사기를 어떻게 올립니까?'),
  rise: (_, { camp }) =>
    ask(`${campText(camp).en} may try to raise their morale.`, `${campText(camp).ko}: 사기를 올려 볼 수 있습니다.`),
  will: () =>
    ask(
      'Will to Fight: roll the eight dice now, or after the impulse?',
      'Will to Fight: 주사위 여덟 개를 지금 굴립니까, Impulse 뒤에 굴립니까?',
    ),
  recovery: (_, { camp, track }) =>
    track === 'morale'
      ? ask(
          `Morale of the ${campText(camp).en} is about to drop again: spend against it, or pass.`,
          `${campText(camp).ko} 사기가 또 떨어지려 합니다. 막는 데 쓰거나 넘깁니다.`,
        )
      : ask(
          'Imperial attrition is about to get worse again: spend against it, or pass.',
          '제국손실단계가 또 나빠지려 합니다. 막는 데 쓰거나 넘깁니다.',
        ),
};

/** What the last frame asks, and the spaces, pieces and Powers that it is about. */
export function prompt(view: View, seat: SeatId, locale: Locale): Prompt {
  const frame = last(view.frames);
  if (frame.is === 'window') {
    // A viewer who does not see the hand does not know either.
    const isSeen = view.seats[seat]?.every((power) => view.hands[power] !== undefined) === true;
    const isIdle = isSeen && canOnlyPass(legal(view, seat));
    const { text, about } = windowQuestion(view, frame, view.frames.at(-2), isIdle);
    return { text: text[locale], short: isIdle ? IDLE[locale] : shortOf(view, frame, locale), about };
  }
  // The cast: a question only gets frames of its kind, by which it was found.
  const questions = QUESTIONS as { readonly [kind in FrameKind]?: (view: View, frame: Frame) => Question };
  const { text, about } = sure(questions[frame.is], `question of ${frame.is}`)(view, frame);
  return { text: text[locale], short: shortOf(view, frame, locale), about };
}

const IDLE: Text = { en: 'You can only pass here.', ko: '여기서는 패스만 할 수 있습니다.' };

/** Whether a seat has nothing to answer besides a pass: no card of its hand fits, and none of its pieces may act. */
const canOnlyPass = (choices: Legal): boolean =>
  choices.is === 'oneOf'
    ? choices.of.length > 0 && choices.of.every(canOnlyPass)
    : choices.is === 'fields' && choices.fields.type?.is === 'const' && choices.fields.type.value === 'pass';

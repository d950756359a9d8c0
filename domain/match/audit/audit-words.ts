import { josa } from '../../lib/josa.ts';
import type { Text } from '../../lib/text.ts';
import type { Commit } from '../../log/envelope.ts';
import type { Audit, Kept } from './audit.ts';

/** No one here knows the game that a log is of. */
export const UNKNOWN_GAME: Text = {
  en: 'Not checked: the game that was played is not known here, so none of its draws could be checked.',
  ko: '확인하지 못한 것: 여기에서 모르는 게임이라 그 추첨을 확인할 수 없었습니다.',
};

/** Names the form of a log, and what that leaves open. */
export const formIn = ([first]: readonly Commit[]): readonly Text[] => {
  if (first === undefined) return [];
  if (first.envelope.form === 2) return [{ en: 'The log is of form 2.', ko: '기록은 형식 2입니다.' }];
  return [
    {
      en:
        'The log is of form 1, as games of release 0.1.0 are: it has only counters of its draws, so that only the engines can tell which ' +
        'dice and cards were drawn. Only a kept receipt or head, or an engine, tells whether it was of form 2 once and was rewritten.',
      ko:
        '기록은 0.1.0판 게임처럼 형식 1입니다. 추첨은 횟수만 적혀 있어, 어떤 주사위와 카드를 뽑았는지는 엔진만 알 수 있습니다. 형식 2였던 ' +
        '기록을 새로 쓴 것이 아닌지는 간직한 영수증이나 머리, 또는 엔진만 알 수 있습니다.',
    },
  ];
};

/** Each restore that the log states: the chance before it may have been seen before, and is not drawn from again. */
export const restoresIn = (commits: readonly Commit[]): readonly Text[] =>
  commits.flatMap(({ envelope: { v, events, ...rest } }): readonly Text[] => {
    if (!events.some(({ type }) => type === 'match/restored')) return [];
    const epoch = rest.form === 2 ? rest.epoch : 0;
    return [
      {
        en: `Version ${v}: the log was restored up to version ${v - 1}; from here on chance is that of epoch ${epoch}.`,
        ko: `버전 ${v}: 기록을 버전 ${v - 1}까지 복원했습니다. 여기부터 무작위 결과는 세대 ${epoch}의 것입니다.`,
      },
    ];
  });

/**
 * Returns each correction of the match's time by the server: deadlines moved with it. Only the server knows whether the
 * time was wrong before.
 */
export const clockSetsIn = (commits: readonly Commit[]): readonly Text[] =>
  commits.flatMap(({ envelope: { v, at, events } }): readonly Text[] => {
    const was = events.find(({ type }) => type === 'match/clock-set')?.was;
    if (was === undefined) return [];
    const seconds = Math.round((at - Number(was)) / 1000);
    return [
      {
        en: `Version ${v}: the server set the time of the game, by ${seconds} s, and its deadline with it.`,
        ko: `버전 ${v}: 서버가 게임의 시각을 ${seconds}초 옮겼고, 기한도 함께 옮겼습니다.`,
      },
    ];
  });

/**
 * How often people got time because the server was away: by its own lateness, and by outages that the service recorded.
 */
export function outagesIn(commits: readonly Commit[]): readonly Text[] {
  const all = commits.flatMap(({ envelope: { v, events } }) =>
    events.filter(({ type }) => type === 'match/outage').map(({ n }) => ({ v, n })),
  );
  const late = all.filter(({ n }) => n === undefined).map(({ v }) => v);
  const recorded = all.filter(({ n }) => n !== undefined).map(({ v }) => v);
  const says: Text[] = [];
  if (late.length > 0)
    says.push({
      en: `Versions ${late.join(', ')}: the server was late by its own log, and players who had not answered got a new deadline.`,
      ko: `버전 ${late.join(', ')}: 기록에 따르면 서버가 늦어 답하지 않은 사람들의 기한을 옮겼습니다.`,
    });
  if (recorded.length > 0)
    says.push({
      en: `Versions ${recorded.join(', ')}: deadlines moved by recorded outages. Whether the service was away cannot be checked.`,
      ko: `버전 ${recorded.join(', ')}: 서버의 장애 기록에 따라 기한을 옮겼습니다. 정말 멈춰 있었는지는 확인할 수 없습니다.`,
    });
  return says;
}

/** Why an engine was not asked, or its answer did not count. */
export const unfitWords = (name: string, why: Text): Text => ({
  en: `Engine ${name} could not be asked: ${why.en}.`,
  ko: `엔진 ${name}에 물을 수 없었습니다: ${why.ko}.`,
});

/** An engine was asked, and its answer proves nothing. */
export const theirsWords = (name: string): Text => ({
  en:
    `Not proved: engine ${name} came from the service that is audited, and nobody here chose it. It may say of any command that it is ` +
    'right. Name it (--engine) only if you would run it as a program of your own.',
  ko:
    `증명되지 않은 것: 엔진 ${josa(name, '은/는')} 검증받는 서버가 준 것이며, 여기에서 고른 것이 아닙니다. 어떤 명령이든 옳다고 할 수 있습니다. ` +
    '내 프로그램처럼 실행해도 될 만큼 믿을 때만 --engine으로 지정하세요.',
});

const INCOMPLETE: Text = {
  en: 'The log is incomplete: nothing in it is wrong, but its end is not there. Fetch all of it, page by page.',
  ko: '기록이 불완전합니다. 틀린 것은 없지만 끝이 없습니다. 모든 쪽을 차례로 받으세요.',
};

/** Describes an audit in words: its checks, what could not be checked, and what remains open. */
export function saysOf(report: Omit<Audit, 'says'>, kept: readonly Kept[]): readonly Text[] {
  const { verdict, reason, complete, checks, engines, findings } = report;
  const { commits, commitments, openings, draws, redecided } = checks;
  const unknown = engines.filter(({ known }) => !known);
  const says: Text[] = [
    {
      en:
        `Checked: a chain of ${commits} commits, ${commitments} commitments, ${openings} openings, ${draws} draws ` +
        `of dice, cards and seats without any rule, ${redecided} commands by the engines that decided them.`,
      ko: `확인한 것: 기록 ${commits}개의 사슬, 봉인 ${commitments}개, 공개 ${openings}개, 규칙 없이 다시 뽑은 주사위와 카드와 자리 ${draws}번, 결정한 엔진으로 다시 결정한 명령 ${redecided}개.`,
    },
  ];
  if (verdict === 'broken')
    says.push({
      en: `The log is not what it claims to be: ${findings.length} findings. What comes after the first of them was not all checked.`,
      ko: `이 기록은 사실과 다릅니다: 문제 ${findings.length}개. 첫 문제 뒤의 것은 다 확인하지 않았습니다.`,
    });
  if (verdict === 'incomplete') says.push(INCOMPLETE);
  if (reason === 'time')
    says.push({
      en: `Not checked: ${commits - redecided} commands. Deciding them again was stopped because of the time that it took.`,
      ko: `확인하지 못한 것: 명령 ${commits - redecided}개. 시간이 오래 걸려 다시 판정하기를 멈췄습니다.`,
    });
  if (!complete)
    says.push({
      en:
        'Not checked: secrets or the end are missing, so no die or card was drawn again and no command was decided ' +
        'again. Any of them may be wrong.',
      ko: '확인하지 못한 것: 비밀이나 끝이 없어서 주사위와 카드를 다시 뽑지도, 명령을 다시 결정하지도 못했습니다. 그중 무엇이든 틀릴 수 있습니다.',
    });
  if (complete && unknown.length > 0) {
    const count = unknown.reduce((sum, engine) => sum + engine.commits, 0);
    const names = unknown.map(({ name }) => name).join(', ');
    says.push({
      en:
        `Not checked: ${count} commands were decided by engines that are not at hand (${names}). Another winner, another ` +
        'result of a battle, or a hand held back would not be seen in them.',
      ko: `확인하지 못한 것: 명령 ${count}개는 여기에 없는 엔진이 결정했습니다(${names}). 그 안에서 승자나 전투 결과를 바꾸거나 핸드를 숨긴 것은 보이지 않습니다.`,
    });
  }
  says.push(keptWords(kept));
  return says;
}

function keptWords(kept: readonly Kept[]): Text {
  if (kept.length === 0)
    return {
      en:
        'Not compared with anything: no kept receipt or signed head was given. A whole new history (other times, titles, ' +
        'people or commands, or another known engine) or a shorter log that agrees with itself would not be seen.',
      ko: '비교하지 못한 것: 간직한 영수증이나 서명된 머리가 주어지지 않았습니다. 앞뒤가 맞게 새로 꾸민 기록(다른 시각, 제목, 사람, 명령, 알려진 다른 엔진)이나 짧게 잘린 기록은 보이지 않습니다.',
    };
  const newest = Math.max(...kept.map(({ version }) => version));
  return {
    en:
      `Compared with ${kept.length} receipts or heads that were kept, up to version ${newest}. A new history that ` +
      'begins after it would not be seen.',
    ko: `간직한 영수증과 머리 ${kept.length}개와 버전 ${newest}까지 비교했습니다. 그 뒤부터 새로 꾸민 기록은 보이지 않습니다.`,
  };
}

import { shownAs } from '../people/letters.ts';
import { skeletonOf } from '../people/skeleton.ts';

/** Names of the server, of roles and of anonymous people, in both languages. */
const HOUSE = `
  fieldpost house admin administrator moderator mod staff support help official system root operator owner host
  service server api webmaster
  clock time silence bot bots robot computer program guest guests player players person people spectator spectators
  observer referee umpire
  anonymous anon nobody none null undefined everyone everybody all lobby you
  deleted erased unknown unnamed new edit settings
  필드포스트 하우스 운영자 관리자 운영진 진행자 심판 도움말 고객센터 공식 시스템 서버 주인 방장 시계 시간 침묵 봇들 로봇 컴퓨터 프로그램 손님 게스트
  참가자 플레이어 사람 관전자 관찰자 익명 익명의 아무도 모두 전체 대기실 로비 당신 삭제됨 없음 설정
`;

/** Names of seats and sides of the games, in both languages. A test compares the list with the games. */
const SEATS = `
  austria england france germany italy russia turkey prussia austrian english french german
  italian russian turkish prussian
  austria-france germany-turkey italy-russia france-turkey
  오스트리아 영국 프랑스 독일 이탈리아 러시아 튀르키예 터키 프로이센
  top bottom red blue british portuguese spanish allied allies commander imperial imperials tsarist tsarists
  first second third fourth fn-r2 fs-r1 french-north french-south napoleon kutuzov
  영국군 프랑스군 러시아군 연합군 포르투갈군 스페인군 프로이센군 제국군 차르군 지휘관 사령관 나폴레옹 쿠투조프
`;

const WORDS = `${HOUSE} ${SEATS}`.split(/\s+/).filter((word) => word !== '');

/** Beginnings of the names of bots and of people without a handle. */
const BEGINNINGS = ['guest-', 'player-', 'bot-', 'house-', 'fieldpost-'];

/** Treats `l` and `1` as `i`, which UTS 39 does not: `admln` and `adm1n` look like `admin`. */
const loosely = (skeleton: string): string => skeleton.replaceAll('l', 'i');

const names = new Set(WORDS.map((word) => loosely(skeletonOf(shownAs(word)))));
const beginnings = BEGINNINGS.map((each) => loosely(skeletonOf(each)));

/** Returns whether a skeleton is reserved. */
export const isReserved = (skeleton: string): boolean => {
  const loose = loosely(skeleton);
  return names.has(loose) || beginnings.some((beginning) => loose.startsWith(beginning));
};

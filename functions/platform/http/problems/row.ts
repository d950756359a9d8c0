import type { Meaning } from '../../../../domain/contract/refusals.ts';

/** The meaning of a code, and its remedy. */
export type Row = Meaning;

// Remedies that several codes share.

const read: Row['todo'] = {
  en: 'Read the game again (`GET /v1/games/{game}`); it shows what is possible now.',
  ko: '게임을 다시 읽으세요(`GET /v1/games/{game}`). 지금 할 수 있는 일이 거기에 있습니다.',
};
export const mend: Row['todo'] = {
  en: '`errors` names each field and what it may be. Correct the request and send it with a new Idempotency-Key.',
  ko: '`errors`에 항목마다 쓸 수 있는 값이 있습니다. 요청을 고쳐 새 Idempotency-Key로 보내세요.',
};
export const again: Row['todo'] = {
  en: 'Send the same request again, with the same Idempotency-Key, after the seconds in `Retry-After`.',
  ko: '`Retry-After`의 초만큼 기다린 뒤 같은 요청을 같은 Idempotency-Key로 다시 보내세요.',
};
export const nothing: Row['todo'] = {
  en: 'This is not possible in this game.',
  ko: '다른 방법은 없습니다. 이 게임에서는 할 수 없습니다.',
};

export const row = (en: string, ko: string, todo: Row['todo'] = read): Row => ({ means: { en, ko }, todo });
export const of = (en: string, ko: string): Row['todo'] => ({ en, ko });

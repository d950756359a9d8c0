import { type Refusal, refusal, type Text } from '../../game.ts';

/** A command that does not answer the open question; `asked` names what is asked, by the rule of it. */
export const otherQuestion = ({ en, ko }: Text, rule: string): Refusal =>
  refusal('OTHER_QUESTION', { en: `the question is another one: ${en}`, ko: `지금의 질문은 다른 것입니다: ${ko}` }, rule);

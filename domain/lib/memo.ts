/** A function that works out each answer once. `keyOf` tells questions apart; by default they are texts. */
export function once<Question extends readonly unknown[], Answer>(
  answerTo: (...question: Question) => Answer,
  keyOf: (...question: Question) => string = (...question) => question.join(' '),
): (...question: Question) => Answer {
  const known = new Map<string, { readonly answer: Answer }>();
  return (...question) => {
    const key = keyOf(...question);
    const found = known.get(key) ?? { answer: answerTo(...question) };
    known.set(key, found);
    return found.answer;
  };
}

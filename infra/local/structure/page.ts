/** A page in Markdown with the text between `<!-- name -->` and `<!-- end of name -->` replaced. */
export function between(page: string, name: string, text: string): string {
  const begin = `<!-- ${name} -->`;
  const end = `<!-- end of ${name} -->`;
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`the page has no ${begin} … ${end}`);
  return `${before}${begin}\n\n${text}\n\n${end}${after}`;
}

// The formats of messages to webhooks: signed for programs, or a line of text for a chat.

export const FORMATS = ['standard', 'discord', 'slack', 'text'] as const;
export type Format = (typeof FORMATS)[number];
export type ChatFormat = Exclude<Format, 'standard'>;

/** The form of a message to a chat. */
interface Template {
  /** Fields that get the text. */
  readonly text: readonly string[];
  /** Fields that are always the same. */
  readonly fixed?: { readonly [field: string]: unknown };
  /** Letters of a person's text that the chat would read as markup, and what is written before or instead of them. */
  readonly escaped?: { readonly letters: RegExp; readonly as: { readonly [letter: string]: string } | 'backslash' };
}

const TEMPLATES: { readonly [format in ChatFormat]: Template } = {
  discord: {
    text: ['content'],
    // Nobody is notified by a name in a title.
    fixed: { allowed_mentions: { parse: [] } },
    // Hooks of Discord show `[x](y)` as a link.
    escaped: { letters: /[!-/:-@[-`{-~]/g, as: 'backslash' },
  },
  slack: { text: ['text'], escaped: { letters: /[&<>]/g, as: { '&': '&amp;', '<': '&lt;', '>': '&gt;' } } },
  // Bridges of Matrix read `text` or `body`.
  text: { text: ['text', 'body'] },
};

/** Returns a text by a person so that a chat shows it as it is. */
export function escapedFor(format: ChatFormat, text: string): string {
  const { escaped } = TEMPLATES[format];
  if (escaped === undefined) return text;
  const { letters, as } = escaped;
  return text.replace(letters, (letter) => (as === 'backslash' ? `\\${letter}` : (as[letter] ?? letter)));
}

/** The longest message of Discord; other chats take longer ones. */
const MOST_LETTERS = 2_000;

/** Returns the body of a message to a chat. */
export function bodyFor(format: ChatFormat, text: string): string {
  const { text: fields, fixed } = TEMPLATES[format];
  const cut = text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text;
  return JSON.stringify({ ...Object.fromEntries(fields.map((field) => [field, cut])), ...fixed });
}

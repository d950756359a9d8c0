import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

// Every text for people is made in English and Korean at once: `{ en, ko }`. Here the sources themselves are read, so that no code
// of a refusal or a problem is without its Korean, reached by a test or not.

const FOLDERS = ['domain', 'functions', 'infra'];

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .map((file) => join(folder, file));

interface Found {
  /** Texts by where they stand. */
  readonly texts: { readonly where: string; readonly en: string; readonly ko: string }[];
  /** Codes of refusals and problems that are written out. */
  readonly codes: Set<string>;
}

/** What a text says, with `0` in the place of what is filled in; undefined for anything but a literal. */
function literal(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text + node.templateSpans.map((span) => `0${span.literal.text}`).join('') : undefined;
}

const MAKERS = ['refusal', 'note', 'Problem'];

function look(file: string, found: Found): void {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const field = (name: string) =>
        node.properties.find(
          (property): property is ts.PropertyAssignment => ts.isPropertyAssignment(property) && property.name.getText() === name,
        );
      const [en, ko] = [literal(field('en')?.initializer), literal(field('ko')?.initializer)];
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      if (en !== undefined && ko !== undefined) found.texts.push({ where: `${file}:${line}`, en, ko });
    }
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && MAKERS.includes(node.expression.getText())) {
      const code = node.arguments?.map(literal).find((text) => text !== undefined && /^[A-Z][A-Z_]+$/.test(text));
      if (code !== undefined) found.codes.add(code);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

const found: Found = { texts: [], codes: new Set() };
for (const file of FOLDERS.flatMap(sources)) look(file, found);

describe('texts for people', () => {
  it('are found', () => {
    expect(found.texts.length).toBeGreaterThan(100);
  });

  it('are English in `en` and Korean in `ko`', () => {
    const wrong = found.texts.filter(
      ({ en, ko }) => /\p{Script=Hangul}/u.test(en) || (/[a-z]{3}/i.test(en) && !/\p{Script=Hangul}/u.test(ko)),
    );
    expect(wrong).toEqual([]);
  });
});

it('the codes of refusals, problems and remarks, each with a text in both languages (their type asks for it)', () => {
  expect([...found.codes].sort()).toMatchInlineSnapshot(`
    [
      "ALREADY_CREATED",
      "ALREADY_SEATED",
      "ALREADY_STARTED",
      "AMBIGUOUS",
      "ATTACKS_OWN_SEAT",
      "BAD_BODY",
      "BAD_CURSOR",
      "BAD_IDEMPOTENCY_KEY",
      "BAD_PATH",
      "BAD_POSITION",
      "BAD_QUERY",
      "BODY_TOO_LARGE",
      "BUILDS_UNUSED",
      "BUSY",
      "CONVOY_DEPENDS",
      "CONVOY_GAP",
      "CONVOY_NEEDS_OTHERS",
      "CONVOY_WITHOUT_MOVE",
      "DRAWS_OFF",
      "FAULT",
      "GAME_FULL",
      "GAME_OVER",
      "IDEMPOTENCY_KEY_REUSED",
      "METHOD_NOT_ALLOWED",
      "MOVED_ON",
      "NOTHING_TO_TAKE_BACK",
      "NOT_ASKED",
      "NOT_A_BOT",
      "NOT_A_PERSON",
      "NOT_DUE",
      "NOT_EXACT",
      "NOT_IN_PLAY",
      "NOT_JSON",
      "NOT_OVER",
      "NOT_PLAYING",
      "NOT_SEATED",
      "NOT_STARTED",
      "NOT_THE_OWNER",
      "NOT_YOUR_SEAT",
      "NOT_YOUR_UNIT",
      "NO_NOTATION",
      "NO_ORDER",
      "NO_PHASES",
      "NO_PREFERENCES",
      "NO_READY",
      "NO_RETREAT_ORDER",
      "NO_SUCH_FORMAT",
      "NO_SUCH_GAME",
      "NO_SUCH_PATH",
      "NO_SUCH_RULES",
      "NO_SUCH_SEAT",
      "NO_SUCH_VERSION",
      "NO_SUCH_VOTE",
      "OWN_RETREATS_CLASH",
      "OWN_STAND_OFF",
      "OWN_SWAP",
      "OWN_UNIT_STAYS",
      "READ_AS",
      "REMOVALS_LEFT",
      "SEATS_ARE_DEALT",
      "SEATS_VACANT",
      "SEAT_TAKEN",
      "STALE_ASK",
      "STALE_TAKEBACK",
      "SUPPORT_AGAINST_OWN",
      "SUPPORT_DEPENDS",
      "SUPPORT_OF_MOVER",
      "SUPPORT_OF_NO_MOVE",
      "SUPPORT_OF_OTHER_MOVE",
      "TOO_MANY_BUILDS",
      "TOO_MANY_REMOVALS",
      "UNAUTHORIZED",
      "UNREADABLE_ORDER",
      "WHICH_SEAT",
      "WRONG_PHASE",
    ]
  `);
});

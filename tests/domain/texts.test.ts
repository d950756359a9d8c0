import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { MEANINGS, TABLES } from '../../functions/platform/http/problems/index.ts';

// Every text for people is made in English and Korean at once: `{ en, ko }`. Here the sources themselves are read, so
// that no code of a refusal or a problem is without its Korean, reached by a test or not.

const FOLDERS = ['domain', 'functions', 'infra', 'site/src'];

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => join(folder, file));

interface Found {
  /** Texts by where they stand. */
  readonly texts: { readonly where: string; readonly en: string; readonly ko: string }[];
  /** Codes of refusals and problems that are written out. */
  readonly codes: Set<string>;
}

/** What a text says, with `0` instead of what is filled in; undefined for anything but a literal. */
function literal(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return ts.isTemplateExpression(node)
    ? node.head.text + node.templateSpans.map((span) => `0${span.literal.text}`).join('')
    : undefined;
}

const MAKERS = ['refusal', 'note', 'Problem'];

/** What a source has that has a text or a code; others need not be parsed. */
const SAYS = new RegExp(`\\bko\\b|\\b(?:${MAKERS.join('|')})\\b`);

function look(file: string, found: Found): void {
  const code = readFileSync(file, 'utf8');
  if (!SAYS.test(code)) return;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const field = (name: string) =>
        node.properties.find(
          (property): property is ts.PropertyAssignment =>
            ts.isPropertyAssignment(property) && property.name.getText() === name,
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

/** The Korean words of a file of the site: what `bilingual` is given second, itself or by its name. */
function koreanOfSite(file: string): readonly { readonly where: string; readonly ko: string }[] {
  const code = readFileSync(file, 'utf8');
  if (!code.includes('bilingual')) return [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const named = new Map<string, ts.Expression>();
  const given: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined)
      named.set(node.name.getText(), node.initializer);
    if (ts.isCallExpression(node) && node.expression.getText() === 'bilingual' && node.arguments[1] !== undefined)
      given.push(node.arguments[1]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const words: { where: string; ko: string }[] = [];
  const read = (node: ts.Node): void => {
    const text =
      ts.isPropertyName(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node
        ? undefined
        : literal(node as ts.Expression);
    if (text !== undefined)
      words.push({ where: `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`, ko: text });
    ts.forEachChild(node, read);
  };
  for (const each of given) read((ts.isIdentifier(each) && named.get(each.text)) || each);
  return words;
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

/** What is the same in both languages: names, formats, keys. */
const SAME = /^(?:Fieldpost|NDJSON|GIF|WebM|Backspace|(?:(?:Ctrl|Shift) \+ )?Enter|Esc|Tab|Home|End)$/;

it('the words of the site are Korean for readers of Korean', () => {
  const words = sources('site/src').flatMap(koreanOfSite);
  expect(words.length).toBeGreaterThan(300);
  expect(words.filter(({ ko }) => /[a-z]{3}/i.test(ko) && !/\p{Script=Hangul}/u.test(ko) && !SAME.test(ko))).toEqual(
    [],
  );
});

it('the codes of refusals, problems and remarks, each with a text in both languages (their type asks for it)', () => {
  expect([...found.codes].sort()).toMatchInlineSnapshot(`
    [
      "ACCOUNT_DELETED",
      "ADJACENT",
      "ALLY_GONE",
      "ALONE",
      "ALREADY_CREATED",
      "ALREADY_MUTED",
      "ALREADY_ORDERED",
      "ALREADY_OURS",
      "ALREADY_SEATED",
      "ALREADY_STARTED",
      "ALREADY_THERE",
      "AMBIGUOUS",
      "ATTACKS_OWN_SEAT",
      "AT_FULL_STRENGTH",
      "AUDITS_BUSY",
      "AWAY_SPENT",
      "AWAY_TOO_SHORT",
      "A_FRIENDLY_PORT",
      "BAD_BATTLE",
      "BAD_BODY",
      "BAD_CURSOR",
      "BAD_HANDLE",
      "BAD_IDEMPOTENCY_KEY",
      "BAD_IMPORT",
      "BAD_MESSAGE",
      "BAD_OPTIONS",
      "BAD_PATH",
      "BAD_POSITION",
      "BAD_QUERY",
      "BESIDE_ENEMY",
      "BESIEGED_ALREADY",
      "BID_TOO_HIGH",
      "BODY_TOO_LARGE",
      "BOTS_CONTRIBUTE_NOTHING",
      "BUILDS_UNUSED",
      "BUSY",
      "CANNOT_JOIN",
      "CARD_BARS_FIRE",
      "CARD_BARS_MELEE",
      "CARD_PLAYED",
      "CAVALRY_BESIDE",
      "CAVALRY_DOES_NOT_FIRE",
      "CHANNEL_NOT_ON",
      "CLOCK",
      "CODE_SPENT",
      "CONTRIBUTIONS_CLOSED",
      "CONTRIBUTIONS_MISSING",
      "CONVERSATION_FULL",
      "CONVOYED",
      "CONVOY_DEPENDS",
      "CONVOY_FULL",
      "CONVOY_GAP",
      "CONVOY_NEEDS_OTHERS",
      "CONVOY_WITHOUT_MOVE",
      "COSTS_CP",
      "DAY_NOT_RATED",
      "DEADLINE_PASSED",
      "DEADLINE_PASSING",
      "DEAD_END",
      "DECK_EMPTY",
      "DRAWS_OFF",
      "EMPTY_ORDERS",
      "ENCODED_BODY",
      "ENDPOINT_TAKEN",
      "ENEMIES_THERE",
      "ENEMIES_WERE_THERE",
      "ENEMY_FORTRESS",
      "ENEMY_IN_DUCHY",
      "ENTRENCHED",
      "ENTRY_ERASED",
      "EPOCH_TAKEN",
      "EXTENDED_ALREADY",
      "FAR_FROM_IMPERIALS",
      "FAULT",
      "FIRST_TARGET",
      "FLAG_BY_SIEGE",
      "FOREIGN_ORIGIN",
      "FORM_TOO_OLD",
      "FROM_ENEMY_FORTRESS",
      "GAME_FULL",
      "GAME_OVER",
      "GAME_STOPPED",
      "GUESTS_PLAY_ALONE",
      "GUESTS_TALK_IN_THE_OPEN",
      "GUEST_MET",
      "GUEST_NOT_INVITED",
      "GUEST_TAKEN",
      "HANDLE_RESERVED",
      "HANDLE_TAKEN",
      "HAND_FULL",
      "HAS_BATTLED",
      "HAS_MOVED",
      "HESITANT_ALLY",
      "HEX_TAKEN",
      "HOOK_TOO_LATE",
      "IDEMPOTENCY_KEY_REUSED",
      "IMPASSABLE",
      "IMPORTS_BUSY",
      "IMPORT_BROKEN",
      "INSUFFICIENT_SCOPE",
      "INTERCEPTORS_NEAR",
      "IN_SQUARE",
      "JOINED",
      "LAST_GUN_MOVED",
      "LAST_IMPULSE",
      "LEADERS_DO_NOT_BATTLE",
      "LEAVE_FIRST",
      "LINE_BLOCKED",
      "LINK_TO_LOOK",
      "LOGS_BUSY",
      "LOOPBACK_NEEDS_KEY",
      "MAINTENANCE",
      "MESSAGE_TOO_LARGE",
      "METHOD_NOT_ALLOWED",
      "MOVED_ALONG",
      "MOVED_ALREADY",
      "MOVED_ON",
      "MOVED_TOO_FAR",
      "MUST_PLAY_A_CARD",
      "MUST_RETREAT",
      "MUTED",
      "NEUTRAL_AUSTRIA",
      "NOBODY_CONTRIBUTES",
      "NOBODY_MOVES",
      "NOBODY_SITS_THERE",
      "NOBODY_THERE",
      "NOBODY_TO_ATTACK",
      "NOBODY_TO_ENTRENCH",
      "NOBODY_TO_FLAG",
      "NOBODY_TO_TALK_TO",
      "NOTHING_TO_CONFIRM",
      "NOTHING_TO_REVEAL",
      "NOTHING_TO_TAKE_BACK",
      "NOT_ABLE",
      "NOT_ADJACENT",
      "NOT_ADMITTED",
      "NOT_ASKED",
      "NOT_ATTACKED",
      "NOT_AT_BASELINE",
      "NOT_A_BOT",
      "NOT_A_CHOICE",
      "NOT_A_FLAG",
      "NOT_A_FRIENDLY_PORT",
      "NOT_A_HOME_SITE",
      "NOT_A_PARTNERS_HOME",
      "NOT_A_PERSON",
      "NOT_A_RETREAT",
      "NOT_A_UNIT",
      "NOT_BACK",
      "NOT_BEATEN",
      "NOT_BOTH",
      "NOT_BY_THIS_CARD",
      "NOT_CALLED",
      "NOT_CONNECTED",
      "NOT_DEPLOYABLE",
      "NOT_DETACHING",
      "NOT_DRAWN",
      "NOT_DUE",
      "NOT_ENOUGH_CP",
      "NOT_EXACT",
      "NOT_FIRST_ROUND",
      "NOT_FOR_GUESTS",
      "NOT_FOR_PEOPLE",
      "NOT_FOR_YOU",
      "NOT_FREE",
      "NOT_INTERCEPTED",
      "NOT_INVITED",
      "NOT_IN_BATTLE",
      "NOT_IN_HAND",
      "NOT_IN_PLAY",
      "NOT_IN_REGROUP_BOX",
      "NOT_IN_SIEGES",
      "NOT_IN_SQUARE",
      "NOT_IN_THE_FUTURE",
      "NOT_ITS_BASELINE",
      "NOT_JSON",
      "NOT_MODERATED",
      "NOT_MUTED",
      "NOT_NONE",
      "NOT_NOW",
      "NOT_ORDERED",
      "NOT_OURS",
      "NOT_OVER",
      "NOT_PLAYED",
      "NOT_PLAYING",
      "NOT_ROLLED",
      "NOT_SAID",
      "NOT_SEATED",
      "NOT_STARTED",
      "NOT_THERE",
      "NOT_THE_NEWEST",
      "NOT_THE_OWNER",
      "NOT_TO_BE_BUILT",
      "NOT_TO_BE_GIVEN_UP",
      "NOT_TO_BE_RECALLED",
      "NOT_TSARIST",
      "NOT_YOURS",
      "NOT_YOUR_CHOICE",
      "NOT_YOUR_COMMAND",
      "NOT_YOUR_ENTRY",
      "NOT_YOUR_SEAT",
      "NOT_YOUR_UNIT",
      "NO_ARMY",
      "NO_ARMY_TO_EVADE",
      "NO_BATTLE_ON_ENTRY",
      "NO_BRIDGE_NOW",
      "NO_CALENDAR",
      "NO_CARD_IN_PLAY",
      "NO_CHALLENGE",
      "NO_CONCESSION",
      "NO_CONTRIBUTIONS",
      "NO_COUNTERS",
      "NO_CP",
      "NO_DEADLINE",
      "NO_DICE",
      "NO_DMC",
      "NO_EFFECT",
      "NO_END_HERE",
      "NO_ENEMY_FORTRESS",
      "NO_EXIT",
      "NO_EXTENSIONS",
      "NO_FIRE_AT_LEADER",
      "NO_FLAG_IN_ZONE",
      "NO_FLAG_LEFT",
      "NO_FLEET",
      "NO_FRONTIER_RIVER",
      "NO_LEADER",
      "NO_LEADERS",
      "NO_MAGAZINE",
      "NO_MAIL",
      "NO_MARKER_LEFT",
      "NO_MORE_FRESH",
      "NO_MOVE_LEFT",
      "NO_NAMES",
      "NO_NOTATION",
      "NO_ORDER",
      "NO_ORDER_LEFT",
      "NO_PAUSES",
      "NO_PHASES",
      "NO_PLACE_TO_REGROUP",
      "NO_PREFERENCES",
      "NO_PUSH",
      "NO_REACTION",
      "NO_READY",
      "NO_RESOURCES",
      "NO_RETIRING",
      "NO_RETREAT_ORDER",
      "NO_SECRET",
      "NO_SIGHT",
      "NO_SQUARE",
      "NO_SQUARES",
      "NO_STAYING",
      "NO_SUCH_ALLY",
      "NO_SUCH_ANCHOR",
      "NO_SUCH_BLOCK",
      "NO_SUCH_BOT",
      "NO_SUCH_CARD",
      "NO_SUCH_CASE",
      "NO_SUCH_CHANNEL",
      "NO_SUCH_DELIVERY",
      "NO_SUCH_ENGINE",
      "NO_SUCH_ENTRY",
      "NO_SUCH_FORMAT",
      "NO_SUCH_GAME",
      "NO_SUCH_GUEST",
      "NO_SUCH_HANDLE",
      "NO_SUCH_HOOK",
      "NO_SUCH_INVITATION",
      "NO_SUCH_LEADER",
      "NO_SUCH_LINK",
      "NO_SUCH_LOOKOUT",
      "NO_SUCH_PATH",
      "NO_SUCH_PERSON",
      "NO_SUCH_PIECE",
      "NO_SUCH_PROBLEM",
      "NO_SUCH_RULES",
      "NO_SUCH_SEAT",
      "NO_SUCH_SETUP",
      "NO_SUCH_SPACE",
      "NO_SUCH_THING",
      "NO_SUCH_TOKEN",
      "NO_SUCH_UNIT",
      "NO_SUCH_VERSION",
      "NO_SUCH_VOTE",
      "NO_TARGET",
      "NO_TRACK",
      "NO_WAY",
      "NO_WAY_BACK",
      "NO_ZONE",
      "OCCUPIED",
      "ONE_ARMY",
      "ONE_COUNTER",
      "ONE_DMC",
      "ONE_MAGAZINE",
      "ONE_UNTIL_KUTUZOV",
      "ORDERS_CHANGED",
      "OTHER_CAUSES",
      "OTHER_ENGINE",
      "OTHER_UNIT",
      "OUTAGE_APPLIED",
      "OUTAGE_ELSEWHERE",
      "OUTAGE_NOT_OVER",
      "OUT_OF_RANGE",
      "OVER_MARSH",
      "OVER_RIVER",
      "OWN_RETREATS_CLASH",
      "OWN_STAND_OFF",
      "OWN_SWAP",
      "OWN_UNIT_STAYS",
      "PAUSED",
      "PLACE_NOT_NAMED",
      "PLUS_USED",
      "PREEMPTIVE",
      "PRESS_CLOSED",
      "PRESS_OFF",
      "PROFILE_CHANGED",
      "QUOTA_EXCEEDED",
      "REACTION_ONLY",
      "READ_AS",
      "REMOVALS_LEFT",
      "REMOVED",
      "RENAMED_LATELY",
      "RETREATED",
      "SANDBOX",
      "SCORCHED",
      "SCORCHED_KEY",
      "SEATS_ARE_DEALT",
      "SEATS_VACANT",
      "SEATS_WOULD_GO",
      "SEAT_KEPT",
      "SEAT_TAKEN",
      "SEAT_VACANT",
      "SERIES_CLOSED",
      "SIGN_IN",
      "SIGN_IN_ELSEWHERE",
      "SIGN_IN_FAILED",
      "SIGN_IN_KEY_NEEDED",
      "SPECTATORS_OFF",
      "SP_OWED",
      "SQUARE_ALONE",
      "STALE_ASK",
      "STALE_TAKEBACK",
      "STARTS_LATER",
      "STORAGE_FULL",
      "SUDDEN",
      "SUPPORT_AGAINST_OWN",
      "SUPPORT_DEPENDS",
      "SUPPORT_OF_MOVER",
      "SUPPORT_OF_NO_MOVE",
      "SUPPORT_OF_OTHER_MOVE",
      "TOKEN_EXPIRED",
      "TOOK_TOO_MUCH",
      "TOO_EARLY",
      "TOO_FAR",
      "TOO_MANY",
      "TOO_MANY_ASKED",
      "TOO_MANY_BLOCKS",
      "TOO_MANY_BOTS",
      "TOO_MANY_BUILDS",
      "TOO_MANY_CHANNELS",
      "TOO_MANY_CONNECTIONS",
      "TOO_MANY_FLAGS",
      "TOO_MANY_GAMES",
      "TOO_MANY_GUESTS_TAKEN",
      "TOO_MANY_HOOKS",
      "TOO_MANY_INVITATIONS",
      "TOO_MANY_REMOVALS",
      "TOO_MANY_REPORTS",
      "TOO_MANY_SP",
      "TOO_MANY_TOKENS",
      "TOO_MANY_TRIES",
      "TOO_MUCH_PRESS",
      "TWICE",
      "TWO_LEADERS",
      "UNAUTHORIZED",
      "UNREADABLE_ORDER",
      "UNSEATED",
      "UPGRADING",
      "USES_NOT_COUNTED",
      "WAY_BARRED",
      "WHENCE_THEY_CAME",
      "WHICH_SEAT",
      "WORK_BUSY",
      "WRONG_CODE",
      "WRONG_CONTRIBUTION",
      "WRONG_PHASE",
      "WRONG_PROOF",
      "WRONG_SECTION",
      "YOURSELF",
      "YOUR_OWN_GAME",
    ]
  `);
});

it('each of these codes, and each of an unlawful order, can be looked up: /problems/STALE_ASK', () => {
  const lawful = readFileSync('domain/diplomacy/adjudicate/lawful.ts', 'utf8').matchAll(/code: '([A-Z_]+)'/g);
  const invalid = FOLDERS.flatMap(sources).flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/invalid\(.*'([A-Z_]+)'/g),
  ]);
  const codes = [...found.codes, ...[...lawful, ...invalid].map(([, code = '']) => code)];
  expect(codes.length).toBeGreaterThan(290);
  expect(codes.filter((code) => !MEANINGS.has(code))).toEqual([]);
  expect(
    TABLES.reduce((rows, table) => rows + Object.keys(table).length, 0),
    'no code has two rows',
  ).toBe(MEANINGS.size);
  for (const [code, { means, todo }] of MEANINGS) {
    for (const text of [means, todo])
      expect([code, text.en.length > 5, /[가-힣]/.test(text.ko)]).toEqual([code, true, true]);
  }
});

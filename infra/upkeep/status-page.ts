import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { writeLine } from '../local/commands/input.ts';
import { WrongUsage } from '../local/commands/usage.ts';

/** How long the service has to answer, in milliseconds. */
const PATIENCE_MS = 10_000;
/** How many outages the page shows. */
const SHOWN = 20;
/** Entries of the record that are read at once. */
const PAGE = 200;

const outage = z.object({ n: z.int(), from: z.int(), until: z.int(), by: z.string(), why: z.string().optional() });
const maintenance = z.object({ from: z.int(), why: z.string(), until: z.int().optional() });
const pageSchema = z.object({
  outages: z.array(z.object({ entry: outage })),
  next: z.string().optional(),
  maintenance: maintenance.optional(),
});

/** What a status page says. `since`: the first check in a row that found the same. `outages`: newest first. */
const statusSchema = z.object({
  url: z.string(),
  is: z.enum(['up', 'down', 'maintenance']),
  since: z.int(),
  checked: z.int(),
  maintenance: maintenance.optional(),
  outages: z.array(outage),
});
type Status = z.output<typeof statusSchema>;
type Found = Pick<Status, 'is' | 'maintenance' | 'outages'>;

/**
 * `fieldpost status-page DIR --url URL`: asks a service whether it answers, and writes index.html and status.json for
 * another host. Run it every minute, elsewhere than the service. It fails only if it cannot write.
 */
export async function statusPage(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { url: { type: 'string' } },
    allowPositionals: true,
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new WrongUsage('which folder? one DIR is needed');
  const at = URL.parse(values.url ?? '');
  if (at?.protocol !== 'https:' && at?.protocol !== 'http:') throw new WrongUsage('--url is the address of a service');
  const folder = resolve(process.env.FIELDPOST_CWD ?? '.', name);
  await mkdir(folder, { recursive: true });
  const before = await lastIn(join(folder, 'status.json'), at.origin);
  const checked = Date.now();
  const found = await lookAt(at.origin, before?.outages ?? []);
  const since = before?.is === found.is ? before.since : checked;
  const status: Status = { url: at.origin, since, checked, ...found };
  await put(join(folder, 'status.json'), `${JSON.stringify(status)}\n`);
  await put(join(folder, 'index.html'), htmlOf(status));
  await writeLine(`${at.origin}: ${found.is} since ${new Date(since).toISOString()}`);
  return 0;
}

/** Returns what the last check wrote; `undefined`: it was of another service, or there was none. */
async function lastIn(file: string, url: string): Promise<Status | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  try {
    const status = statusSchema.parse(JSON.parse(text));
    return status.url === url ? status : undefined;
  } catch {
    return undefined;
  }
}

/** Asks a service whether it answers, and reads its record on from the newest known entry. */
async function lookAt(url: string, known: Status['outages']): Promise<Found> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const get = async (path: string): Promise<unknown> => {
    const answer = await fetch(new URL(path, url), { signal, redirect: 'error' });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };
  let outages = known;
  try {
    await get('/healthz');
    let next: string | undefined = `/v1/outages?limit=${PAGE}&after=${known[0]?.n ?? 0}`;
    let now: Found['maintenance'];
    while (next !== undefined) {
      const page: z.output<typeof pageSchema> = pageSchema.parse(await get(next));
      outages = [...page.outages.map(({ entry }) => entry).reverse(), ...outages].slice(0, SHOWN);
      [next, now] = [page.next, page.maintenance];
    }
    return { is: now === undefined ? 'up' : 'maintenance', ...(now && { maintenance: now }), outages };
  } catch {
    return { is: 'down', outages };
  }
}

/** Writes a file whole or not at all: a host may read it meanwhile. */
async function put(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

const ESCAPED: { readonly [letter: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => ESCAPED[letter] ?? '');
const isoOf = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const WORDS = {
  en: {
    title: 'Status',
    up: 'The service answers.',
    down: 'The service does not answer.',
    maintenance: 'Maintenance: you can read, but not play. No deadline passes.',
    since: 'Since',
    checked: 'Checked',
    stale: 'It is checked every minute. If this time is long ago, the check itself does not run.',
    outages: 'Outages in the public record',
    none: 'None.',
    beats: 'The server was away.',
  },
  ko: {
    title: '상태',
    up: '서비스가 응답합니다.',
    down: '서비스가 응답하지 않습니다.',
    maintenance: '점검 중입니다. 보기만 할 수 있고, 기한은 지나가지 않습니다.',
    since: '언제부터',
    checked: '확인한 때',
    stale: '1분마다 확인합니다. 이 시각이 오래되었으면 확인이 멈춘 것입니다.',
    outages: '공개 기록의 중단',
    none: '없습니다.',
    beats: '서버가 응답하지 않았습니다.',
  },
};

const STYLE = 'body{font:1rem/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}.is{font-size:1.5rem}';

/** Returns a page without a script that any host can serve. */
function htmlOf(status: Status): string {
  const host = escaped(new URL(status.url).host);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="60">
<title>${host}: ${status.is}</title>
<style>${STYLE}</style>
<h1><a href="${escaped(status.url)}">${host}</a></h1>
${(['en', 'ko'] as const).map((lang) => sectionOf(status, lang)).join('\n')}
</html>
`;
}

function sectionOf({ is, since, checked, maintenance: now, outages }: Status, lang: keyof typeof WORDS): string {
  const words = WORDS[lang];
  const rows = outages.map(
    ({ from, until, why }) =>
      `<li>${isoOf(from)} – ${isoOf(until)}: ${why === undefined ? words.beats : escaped(why)}</li>`,
  );
  return `<section lang="${lang}">
<h2>${words.title}</h2>
<p class="is">${words[is]}${now === undefined ? '' : ` <q>${escaped(now.why)}</q>`}</p>
<p>${words.since} ${isoOf(since)}. ${words.checked} ${isoOf(checked)}. ${words.stale}</p>
<h3>${words.outages}</h3>
${rows.length === 0 ? `<p>${words.none}</p>` : `<ul>${rows.join('')}</ul>`}
</section>`;
}

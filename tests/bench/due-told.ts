import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from '../kit/plain-client.ts';

// What the players of `npm run bench -- due` were told, and by which mails.

/** A mail that the server wrote, and the games in it. */
interface Mail {
  readonly at: number;
  readonly games: readonly string[];
  readonly text: string;
}

const read = new Map<string, Mail>();

/** Returns the mails on the disk. */
export async function mailsOf(folder: string): Promise<readonly Mail[]> {
  const at = join(folder, 'mail');
  const names = await readdir(at).catch(() => []);
  const found: Mail[] = [];
  for (const name of names) {
    const mail = read.get(name) ?? mailIn(name, await readFile(join(at, name), 'utf8'));
    // One that is being written has no end yet.
    if (mail.text.endsWith('\n')) read.set(name, mail);
    found.push(mail);
  }
  return found;
}

function mailIn(name: string, message: string): Mail {
  const text = message.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  return {
    at: Number(name.split('-')[0]),
    games: [...text.matchAll(/\/g\/(g\w{20})/g)].map(([, game]) => game ?? ''),
    text,
  };
}

/** Gives each player a mail of games that are over, and removes the mails that asked for it. */
export async function mailedTo(hosts: readonly Client[], folder: string): Promise<void> {
  const channels = new Map<string, Client>();
  for (const [n, host] of hosts.entries()) {
    const asked = { kind: 'mail', address: `host-${n}@example.org`, reasons: ['over'] };
    const { body } = await host.post('/v1/me/channels', asked);
    channels.set(String(body.id), host);
  }
  while (channels.size > 0) {
    await new Promise((waited) => setTimeout(waited, 500));
    for (const { text } of await mailsOf(folder)) {
      const [, id = '', code] = /#confirm=(\w[\w-]*)\.([\w-]+)/.exec(text) ?? [];
      const host = channels.get(id);
      if (host === undefined) continue;
      await host.post(`/v1/me/channels/${id}/confirmation`, { code });
      channels.delete(id);
    }
  }
  await rm(join(folder, 'mail'), { recursive: true });
  read.clear();
}

/** Returns the games that are over, and when they ended. */
export async function endsOf(reader: Client): Promise<readonly { readonly game: string; readonly at: number }[]> {
  const ends: { readonly game: string; readonly at: number }[] = [];
  let next: string | undefined = '/v1/games?status=over&limit=100';
  while (next !== undefined) {
    const { body } = await reader.get(next);
    ends.push(...body.games);
    next = body.next;
  }
  return ends;
}

/** Returns the games whose end the players find among their notifications. */
export async function notificationsOf(hosts: readonly Client[]): Promise<readonly string[]> {
  const games: string[] = [];
  for (const host of hosts) {
    let next: string | undefined = '/v1/me/notifications?limit=100';
    while (next !== undefined) {
      const { body } = await host.get(next);
      for (const { reason, game } of body.notifications) if (reason === 'over') games.push(game);
      next = body.next;
    }
  }
  return games;
}

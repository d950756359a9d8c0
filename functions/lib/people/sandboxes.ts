import type * as z from 'zod';
import type { Json } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { settingsSchema } from '../../../domain/match/settings.ts';
import { named, Problem } from '../http/problem.ts';

/** Throws a Problem (400) where a sandbox would have settings: nobody else is there for whom there would be any. */
export function unlessSandboxAlone(settings: z.infer<typeof settingsSchema>): void {
  if (settings.sandbox !== true) return;
  const usual: { readonly [name: string]: unknown } = { ...settingsSchema.parse({}), sandbox: true, visibility: settings.visibility };
  const other = Object.entries(settings).find(([name, value]) => canonical(value as Json) !== canonical((usual[name] ?? null) as Json));
  if (other === undefined) return;
  const detail = { en: 'a sandbox has no other settings', ko: '연습 게임에는 다른 설정이 없습니다.' };
  const pointer = `/settings/${other[0]}`;
  throw new Problem(400, 'BAD_BODY', named(pointer, detail), { errors: [{ pointer, detail }] });
}

import type { Settings } from '../../../domain/match/settings.ts';
import { DEFAULT_SETTINGS } from '../../../domain/match/usual.ts';
import { pressSettingsSchema } from '../../../domain/press/settings.ts';

/** How every sandbox is run that goes on from something. */
export function settingsOfSandbox(): Settings {
  const { invited: _, ...usual } = DEFAULT_SETTINGS;
  return { ...usual, sandbox: true, visibility: 'private', press: pressSettingsSchema.parse({ talk: 'none' }) };
}

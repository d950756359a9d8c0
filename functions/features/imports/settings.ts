import { pressSettingsSchema } from '../../../domain/match/state/press-settings.ts';
import type { Settings } from '../../../domain/match/state/settings.ts';
import { DEFAULT_SETTINGS } from '../../../domain/match/state/usual.ts';

/** Returns the settings of every sandbox that continues a game. */
export function settingsOfSandbox(): Settings {
  const { invited: _, ...usual } = DEFAULT_SETTINGS;
  return { ...usual, sandbox: true, visibility: 'private', press: pressSettingsSchema.parse({ talk: 'none' }) };
}

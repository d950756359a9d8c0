import type { EditedSettings, Settings } from './settings.ts';
import type { Match } from './state.ts';

// Settings as numbers and words. Their checks are in settings.ts: deciding and folding do not need them.

const DAY = 60 * 60 * 24;

/** The settings of a match that names none, and of a log that is older than a setting. */
export const DEFAULT_SETTINGS: Settings = {
  visibility: 'public',
  invited: [],
  deadlines: {},
  grace: 0,
  draw: 'unanimous',
  anonymous: false,
  seating: 'choose',
  absent: 'lapse',
  entropy: 'house',
  lobbyExpires: 7 * DAY,
};

/** All settings of a match; form 1 may be older than some of them, and form 2 has no invited people. */
export function settingsIn({ form }: Pick<Match, 'form'>, settings: Settings): Settings {
  if (form !== 2) return { ...DEFAULT_SETTINGS, ...settings };
  const { invited: _, ...rest } = DEFAULT_SETTINGS;
  return { ...rest, ...settings };
}

type Usual = Required<Pick<Settings, 'votes' | 'rated' | 'pause' | 'extensions' | 'away' | 'expired'>>;

const USUAL: Usual = {
  votes: 'open',
  rated: false,
  pause: { most: 30 * DAY },
  extensions: { count: 0, seconds: DAY },
  away: 0,
  expired: 'lapse',
};

/** The settings that need not be named, with what is usual for those that are left out. */
export const usual = (settings: Settings): Usual => ({ ...USUAL, ...settings });

/** Settings after an edit: `null` takes one away. */
export const withEdits = (settings: Settings, edits: EditedSettings): Settings =>
  Object.fromEntries(Object.entries({ ...settings, ...edits }).filter(([, value]) => value !== null)) as Settings;

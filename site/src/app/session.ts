import { batch, computed, effect, signal } from '@preact/signals';

// What this browser stores: identity, language, colours. Only the headers of requests send any of it.

export type Language = 'en' | 'ko';
type Theme = 'system' | 'light' | 'dark';

const kept = (name: string): string | undefined => {
  try {
    return localStorage.getItem(`fieldpost:${name}`) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores a value for the next visit; a browser without storage forgets it. */
function keep(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(`fieldpost:${name}`);
    else localStorage.setItem(`fieldpost:${name}`, value);
  } catch {
    // Private windows may refuse storage: this visit works without it.
  }
}

/** A stored value by name, also when another tab changes it. */
function keptSignal<T extends string | undefined>(name: string, first: T, read: (text: string) => T | undefined) {
  const value = signal<T>(read(kept(name) ?? '') ?? first);
  let isMine = true;
  effect(() => {
    const now = value.value;
    if (!isMine) keep(name, now);
    isMine = false;
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== `fieldpost:${name}`) return;
    isMine = true;
    value.value = read(newValue ?? '') ?? first;
    // The effect has run by now if there was a change.
    isMine = false;
  });
  return value;
}

const spoken: Language =
  new URLSearchParams(location.search).get('lang') === 'ko' || navigator.language.startsWith('ko') ? 'ko' : 'en';

export const language = keptSignal<Language>('language', spoken, (text) =>
  text === 'en' || text === 'ko' ? text : undefined,
);
export const theme = keptSignal<Theme>('theme', 'system', (text) =>
  text === 'light' || text === 'dark' ? text : undefined,
);
const switched = keptSignal<'on' | 'off'>('letters', 'on', (text) =>
  text === 'on' || text === 'off' ? text : undefined,
);

/** Whether single keys are shortcuts at the table. */
export const areLettersOn = {
  get value() {
    return switched.value === 'on';
  },
  set value(on: boolean) {
    switched.value = on ? 'on' : 'off';
  },
};

export const DICE_ASKS = ['off', 'touch', 'always'] as const;
/** When a click on a target asks once more before dice that cannot be undone. */
export const askBeforeDice = keptSignal<(typeof DICE_ASKS)[number]>('dice', 'touch', (text) =>
  DICE_ASKS.find((each) => each === text),
);

const told = keptSignal<'on' | 'off'>('replays', 'on', (text) => (text === 'on' || text === 'off' ? text : undefined));
const heard = keptSignal<'on' | 'off'>('sounds', 'off', (text) => (text === 'on' || text === 'off' ? text : undefined));

/** Whether the table shows with motion what others did. */
export const areReplaysOn = {
  get value() {
    return told.value === 'on';
  },
  set value(on: boolean) {
    told.value = on ? 'on' : 'off';
  },
};

/** Whether replays at the table have sounds. */
export const areSoundsOn = {
  get value() {
    return heard.value === 'on';
  },
  set value(on: boolean) {
    heard.value = on ? 'on' : 'off';
  },
};

/** Returns whether a text can be sent as a token. */
export const isToken = (text: string): boolean => /^[!-~]+$/.test(text);
export const token = keptSignal<string | undefined>('token', undefined, (text) => (isToken(text) ? text : undefined));
/** Renews an expired token without asking the reader to sign in. A pasted token has no renewal. */
export const refresh = keptSignal<string | undefined>('refresh', undefined, (text) => (text === '' ? undefined : text));

/** The token of the current guest, or of the guest before the sign-in, so that those games can still be taken over. */
export const guest = keptSignal<string | undefined>('guest', undefined, (text) => (isToken(text) ? text : undefined));
/** The key of the server, which signing in by name requires. */
export const serverKey = keptSignal<string | undefined>('key', undefined, (text) => (isToken(text) ? text : undefined));

const KEY = '#key=';

/** Takes the key of the server from the address and removes it there, so that the browser history does not show it. */
function takeKey(): void {
  if (!location.hash.startsWith(KEY)) return;
  const key = location.hash.slice(KEY.length);
  history.replaceState(null, '', location.pathname + location.search);
  if (isToken(key)) serverKey.value = key;
}
takeKey();
addEventListener('hashchange', takeKey);

/** Whether the reader wants system notifications of games that wait. */
export const notifications = keptSignal<'on' | undefined>('notices', undefined, (text) =>
  text === 'on' ? text : undefined,
);

/** Whether the system currently prefers dark colours. */
const preference = matchMedia('(prefers-color-scheme: dark)');
const isDark = signal(preference.matches);
preference.addEventListener('change', ({ matches }) => {
  isDark.value = matches;
});

/** Whether the browser has an identity: signed in, or as a guest. */
export const isSignedIn = computed(() => token.value !== undefined);
export const isGuest = computed(() => token.value !== undefined && token.value === guest.value);

/** Whether the service has just refused the token of the signed-in reader. */
export const isTurnedAway = signal(false);

/** Drops a token that the service no longer accepts: the reader is again the guest from before, if any. */
export function turnAway(refused: string): void {
  if (refused !== token.peek()) return;
  batch(() => {
    if (refused === guest.peek()) guest.value = undefined;
    else isTurnedAway.value = true;
    refresh.value = undefined;
    token.value = guest.peek();
  });
}

effect(() => {
  document.documentElement.lang = language.value;
});
effect(() => {
  document.documentElement.dataset.theme = theme.value === 'system' ? (isDark.value ? 'dark' : 'light') : theme.value;
});

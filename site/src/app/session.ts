import { computed, effect, signal } from '@preact/signals';

// What this browser remembers: who one is, the language, the colours. Nothing of it leaves but as headers of requests.

export type Language = 'en' | 'ko';
type Theme = 'system' | 'light' | 'dark';

const kept = (name: string): string | undefined => {
  try {
    return localStorage.getItem(`fieldpost:${name}`) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a value for the next visit; a browser that keeps nothing forgets it. */
function keep(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(`fieldpost:${name}`);
    else localStorage.setItem(`fieldpost:${name}`, value);
  } catch {
    // Private windows may refuse: the visit goes on without.
  }
}

/** Something kept under a name, whichever tab changed it last. */
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
  });
  return value;
}

const spoken: Language = new URLSearchParams(location.search).get('lang') === 'ko' || navigator.language.startsWith('ko') ? 'ko' : 'en';

export const language = keptSignal<Language>('language', spoken, (text) => (text === 'en' || text === 'ko' ? text : undefined));
export const theme = keptSignal<Theme>('theme', 'system', (text) => (text === 'light' || text === 'dark' ? text : undefined));
const switched = keptSignal<'on' | 'off'>('letters', 'on', (text) => (text === 'on' || text === 'off' ? text : undefined));

/** Whether single keys do something at the table. */
export const areLettersOn = {
  get value() {
    return switched.value === 'on';
  },
  set value(on: boolean) {
    switched.value = on ? 'on' : 'off';
  },
};
export const token = keptSignal<string | undefined>('token', undefined, (text) => (text === '' ? undefined : text));

/** Whether the system likes dark colours better, as it is set now. */
const preference = matchMedia('(prefers-color-scheme: dark)');
const isDark = signal(preference.matches);
preference.addEventListener('change', ({ matches }) => {
  isDark.value = matches;
});

export const isSignedIn = computed(() => token.value !== undefined);

effect(() => {
  document.documentElement.lang = language.value;
});
effect(() => {
  document.documentElement.dataset.theme = theme.value === 'system' ? (isDark.value ? 'dark' : 'light') : theme.value;
});

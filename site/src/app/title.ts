import { effect, signal } from '@preact/signals';
import { waiting } from './service/waiting.ts';

const shown = signal({ title: '', isMyTurn: false });

/** The title of the page; with its icon it says when a game waits: this one, or any other. */
export function setTitle(title: string, isMyTurn: boolean): void {
  shown.value = { title, isMyTurn };
}

effect(() => {
  const { title, isMyTurn } = shown.value;
  const isTurn = isMyTurn || waiting.value.length > 0;
  document.title = [isTurn ? '●' : '', title, 'Fieldpost'].filter((part) => part !== '').join(' ');
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon !== null) icon.href = isTurn ? '/icon-turn.svg' : '/icon.svg';
});

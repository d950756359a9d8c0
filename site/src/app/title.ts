import { effect, signal } from '@preact/signals';
import { waiting } from './service/waiting.ts';

const shown = signal({ title: '', isMyTurn: false });

/** Sets the title of the page. The title and the icon say whether this game or another one waits. */
export function setTitle(title: string, isMyTurn: boolean): void {
  shown.value = { title, isMyTurn };
}

effect(() => {
  const { title, isMyTurn } = shown.value;
  const isTurn = isMyTurn || waiting.value.length > 0;
  document.title = [isTurn ? '•' : '', title, 'Fieldpost'].filter((part) => part !== '').join(' ');
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon !== null) icon.href = isTurn ? '/icon-turn.svg' : '/icon.svg';
});

/** The title of the page and its icon: both say when it is one's turn. */
export function setTitle(title: string, isMyTurn: boolean): void {
  document.title = [isMyTurn ? '●' : '', title, 'Fieldpost'].filter((part) => part !== '').join(' ');
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon !== null) icon.href = isMyTurn ? '/icon-turn.svg' : '/icon.svg';
}

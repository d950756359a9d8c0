import { words } from './words.ts';

/** Says how a reader with an iPhone or iPad gets notifications: only a site on the home screen may send them. */
export function HomeScreen() {
  const { homeScreen } = words.value;
  return (
    <div class="hint home-screen">
      <p>{homeScreen.why}</p>
      <ol>
        <li>
          <Sign path="M10 2v10M6.5 5 10 1.5 13.5 5M6 8H4v10h12V8h-2" />
          {homeScreen.share}
        </li>
        <li>
          <Sign path="M4 3h12v14H4zM10 6.5v7M6.5 10h7" />
          {homeScreen.add}
        </li>
        <li>
          <img src="/icon.svg" alt="" width="20" height="20" />
          {homeScreen.open}
        </li>
      </ol>
    </div>
  );
}

/** A sign as the device draws it. */
const Sign = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" />
  </svg>
);

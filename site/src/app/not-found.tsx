import { texts } from './texts.ts';

export function NotFound() {
  return (
    <main id="content">
      <h1>{texts.value.notFound}</h1>
      <p>
        <a href="/">{texts.value.home}</a>
      </p>
    </main>
  );
}

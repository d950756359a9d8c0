import { FieldpostError } from '@fieldpost/client';
import { Refusal } from './parts/problem.tsx';
import { texts } from './texts.ts';

export function NotFound() {
  return (
    <main id="content">
      <Missing />
    </main>
  );
}

/** In place of what was looked for: that it is not there, or what went wrong, and a way on. */
export function Missing({ error }: { readonly error?: unknown }) {
  const words = texts.value;
  const isAbsent = error === undefined || (error instanceof FieldpostError && error.status === 404);
  return (
    <>
      <h1>{isAbsent ? words.notFound : words.failed}</h1>
      <Refusal error={error} />
      <p>
        <a href="/">{words.home}</a>
      </p>
    </>
  );
}

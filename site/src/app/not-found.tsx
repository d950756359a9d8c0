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

/** Replaces a page that does not exist or failed: says which, and where to go. */
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

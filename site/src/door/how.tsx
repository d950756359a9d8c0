import { words } from './words.ts';

// Drawn with the colours of the page.

const Choose = () => (
  <svg viewBox="0 0 120 72" aria-hidden="true">
    <path class="ground" d="M4 20l34-14l36 8l42-6v52l-40 6l-38-8l-34 8z" />
    <path class="line" d="M38 6l-2 52M76 14l2 52" />
    <circle class="ring" cx="24" cy="40" r="13" />
    <rect class="piece" x="17" y="34" width="14" height="12" rx="2" />
    <path class="arrow" d="M40 40h38m-8-6l9 6l-9 6" />
    <circle class="lit" cx="96" cy="40" r="12" />
  </svg>
);

const Rules = () => (
  <svg viewBox="0 0 120 72" aria-hidden="true">
    <path class="ground" d="M10 6h62v60h-62z" />
    <path class="line" d="M20 20h42M20 32h42M20 44h30M20 56h36" />
    <circle class="ring" cx="92" cy="36" r="20" />
    <path class="arrow" d="M82 36l8 9l14-18" />
  </svg>
);

const Proof = () => (
  <svg viewBox="0 0 120 72" aria-hidden="true">
    <rect class="ground" x="8" y="16" width="40" height="40" rx="7" />
    <circle class="dot" cx="18" cy="26" r="4" />
    <circle class="dot" cx="28" cy="36" r="4" />
    <circle class="dot" cx="38" cy="46" r="4" />
    <path class="arrow" d="M54 36h14m-6-6l7 6l-7 6" />
    <path class="ring" d="M82 34v-8a11 11 0 0 1 22 0v8" />
    <rect class="piece" x="76" y="34" width="34" height="26" rx="4" />
    <path class="check" d="M86 46l6 6l10-12" />
  </svg>
);

/** How the service works, in three pictures with a sentence each. */
export function How() {
  const { how, howTitle } = words.value;
  return (
    <section class="how">
      <h2>{howTitle}</h2>
      <ol>
        <li>
          <Choose />
          {how.choose}
        </li>
        <li>
          <Rules />
          {how.rules}
        </li>
        <li>
          <Proof />
          {how.proof}
        </li>
      </ol>
    </section>
  );
}

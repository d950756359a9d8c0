import type { Audit } from '../../../domain/match/audit/audit.ts';
import type { Unread } from '../../../domain/match/audit/audit-lines.ts';
import { Icon } from '../app/parts/icon.tsx';
import { language } from '../app/session.ts';
import type { Said } from '../auditor/messages.ts';
import { linkTo, meanings, sectionOf } from './codes.ts';
import { inKorean } from './details.ts';
import { DrawnList } from './drawn.tsx';
import { words as own } from './words.ts';

type Done = Extract<Said, { is: 'done' }>;

/** Further findings are counted, not listed: after one break most of the log is broken. */
const LISTED = 100;

const ICONS = {
  holds: 'holds',
  broken: 'remove',
  unchecked: 'unsure',
  incomplete: 'more',
  unreadable: 'unsure',
} as const;

const isRead = (report: Audit | Unread): report is Audit => 'checks' in report;

/** Shows the findings of the auditor. `commitLink` gives the address of a commit, for a game of this service. */
export function Report({
  done,
  commitLink,
}: {
  readonly done: Done;
  readonly commitLink: (v: number) => string | undefined;
}) {
  const { report, drawn, ms } = done;
  const words = own.value;
  return (
    <section class={`report ${report.verdict}`} aria-live="polite">
      <h2>
        <Icon of={ICONS[report.verdict]} />
        {words.verdicts[report.verdict]}
      </h2>
      <p class="hint">{words.took((ms / 1000).toFixed(1))}</p>
      {isRead(report) && report.says.map((text) => <p key={text.en}>{text[language.value]}</p>)}
      <Findings findings={report.findings} isWrong={report.verdict === 'broken'} commitLink={commitLink} />
      {isRead(report) && <Checks report={report} />}
      <DrawnList drawn={drawn} commitLink={commitLink} />
      <section>
        <h3>{words.limits}</h3>
        <ul>
          {words.limit.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </section>
  );
}

type Findings = Pick<Audit | Unread, 'findings'> & {
  /** Returns whether something is wrong; otherwise something is missing. */
  readonly isWrong: boolean;
  readonly commitLink: (v: number) => string | undefined;
};

function Findings({ findings, isWrong, commitLink }: Findings) {
  const words = own.value;
  if (findings.length === 0) return null;
  return (
    <section class="findings">
      <h3>{isWrong ? words.findings(findings.length) : words.missing}</h3>
      <ol>
        {findings.slice(0, LISTED).map(({ v, code, detail }, i) => {
          const link = commitLink(v);
          const section = sectionOf(code);
          return (
            <li key={i}>
              {link === undefined ? `${words.commit} ${v}` : <a href={link}>{`${words.commit} ${v}`}</a>}{' '}
              <code>{code}</code>: {meanings.value[code] ?? code} <Detail of={detail} />{' '}
              <a href={linkTo(section)} target="_blank" rel="noreferrer">
                {words.section(section)}
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Shows the auditor's message, in the reader's language if a translation is known. */
function Detail({ of }: { readonly of: string }) {
  const told = language.value === 'ko' ? inKorean(of) : of;
  return told === undefined ? <q lang="en">{of}</q> : <q>{told}</q>;
}

function Checks({ report }: { readonly report: Audit }) {
  const words = own.value;
  const { checks, engines, version } = report;
  const shown = {
    commits: words.of(checks.commits, version),
    commitments: checks.commitments,
    openings: checks.openings,
    draws: checks.draws,
    redecided: words.of(checks.redecided, checks.commits),
    kept: checks.kept,
  } as const;
  return (
    <section>
      <h3>{words.checks}</h3>
      <dl class="checks">
        {(Object.keys(shown) as (keyof typeof shown)[]).map((name) => (
          <div key={name}>
            <dt>{words.counts[name]}</dt>
            <dd>{shown[name]}</dd>
          </div>
        ))}
      </dl>
      <h3>{words.engines}</h3>
      <ul class="engines">
        {engines.map(({ name, commits, known }) => (
          <li key={name}>
            <code>{name}</code>: {words.engineOf(commits, known)}
          </li>
        ))}
      </ul>
    </section>
  );
}

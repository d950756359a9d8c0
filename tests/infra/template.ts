import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Synthesised, synthesise, type Template } from '../../infra/app.ts';
import type { Starts } from '../../infra/bundle.ts';
import type { FunctionName } from '../../infra/endpoints.ts';
import { builtFunctions, builtSite, startsOfFunctions } from '../kit/built.ts';

export const REGION = 'eu-central-1';

/** The stack as it is made from its settings, and the folders of its bundles and of the site. */
export interface Cloud extends Synthesised {
  readonly bundles: string;
  readonly site: string;
  readonly starts: Starts;
  remove(): Promise<void>;
}

/** The one setting that a deployment must have. */
export const CONTACT = { contact: 'mailto:operator@fieldpost.org' };

export async function cloudOf(settings: { readonly [name: string]: unknown } = {}): Promise<Cloud> {
  const root = mkdtempSync(join(tmpdir(), 'fieldpost-cloud-'));
  const [bundles, site] = [await builtFunctions(), await builtSite()];
  return {
    ...synthesise({ ...CONTACT, ...settings }, { bundles, site }, join(root, 'cloud'), 'nag'),
    bundles,
    site,
    starts: await startsOfFunctions(),
    remove: () => rm(root, { recursive: true }),
  };
}

export type Properties = Record<string, unknown>;

/** The properties of all resources of a type, by a short name: the logical id without its hash. */
export function all(template: Template, type: string): { readonly [name: string]: Properties } {
  const found = Object.entries(template.Resources).filter(([, resource]) => resource.Type === type);
  return Object.fromEntries(
    found.map(([id, { Properties }]) => [short(id), resolved(Properties, template) as Properties]),
  );
}

const short = (id: string): string => id.replace(/[0-9A-F]{8}$/, '');

const ACCOUNT = '123456789012';
const PSEUDO: { readonly [name: string]: string } = {
  'AWS::Region': REGION,
  'AWS::AccountId': ACCOUNT,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
};

/**
 * A value of a template with names instead of references: `Events.Arn`, and the name of a table, a queue, a group or a
 * user pool.
 */
export function resolved(value: unknown, template: Template): unknown {
  if (Array.isArray(value)) return value.map((each) => resolved(each, template));
  if (typeof value !== 'object' || value === null) return value;
  const { Ref, 'Fn::GetAtt': att, 'Fn::Join': join_, 'Fn::Sub': sub, ...rest } = value as Record<string, unknown>;
  if (typeof Ref === 'string') return PSEUDO[Ref] ?? short(Ref);
  if (Array.isArray(att)) return `${short(att[0] as string)}.${att[1]}`;
  if (Array.isArray(join_)) return (resolved(join_[1], template) as string[]).join(join_[0] as string);
  if (typeof sub === 'string') return sub;
  return Object.fromEntries(Object.entries(rest).map(([name, each]) => [name, resolved(each, template)]));
}

/** One line of what a function may do. */
export interface Granted {
  readonly actions: readonly string[];
  readonly on: string;
  readonly if?: unknown;
}

const ROLES: { readonly [name in FunctionName]: string } = {
  read: 'ReadRole',
  costly: 'CostlyRole',
  write: 'WriteRole',
  docs: 'DocsRole',
  projector: 'ProjectorRole',
  bots: 'BotsRole',
  clock: 'ClockRole',
  deadlines: 'DeadlinesRole',
  live: 'LiveRole',
  guests: 'GuestsRole',
  ratings: 'RatingsRole',
  anchor: 'AnchorRole',
  herald: 'HeraldRole',
  sender: 'SenderRole',
  courier: 'CourierRole',
  returned: 'ReturnedRole',
  press: 'PressRole',
  canary: 'CanaryRole',
  brake: 'BrakeRole',
};

/** All that the role of a function allows. Throws where it allows anything by other means than the policy in it. */
export function grantedTo(template: Template, name: FunctionName): readonly Granted[] {
  const role = all(template, 'AWS::IAM::Role')[ROLES[name]]!;
  if (role.ManagedPolicyArns !== undefined || role.PermissionsBoundary !== undefined)
    throw new Error(`${name} has managed policies`);
  const beside = Object.values(all(template, 'AWS::IAM::Policy')).flatMap(({ Roles }) => Roles as readonly string[]);
  if (beside.includes(ROLES[name])) throw new Error(`${name} has policies beside its role`);
  type Statement = { Effect: string; Action: string | string[]; Resource: string | string[]; Condition?: unknown };
  const policies = role.Policies as readonly {
    readonly PolicyDocument: { readonly Statement: readonly Statement[] };
  }[];
  return policies.flatMap(({ PolicyDocument }) =>
    PolicyDocument.Statement.flatMap(({ Effect, Action, Resource, Condition }) => {
      if (Effect !== 'Allow') throw new Error(`${name}: ${Effect}`);
      return [Resource]
        .flat()
        .map((on) => ({ actions: [Action].flat(), on, ...(Condition !== undefined && { if: Condition }) }));
    }),
  );
}

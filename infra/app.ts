import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { App, CfnOutput, type Stack } from 'aws-cdk-lib';
import { bundle } from './bundle.ts';
import { edgeStackIn } from './cloud/front/edge.ts';
import { checked, type Findings } from './cloud/nag.ts';
import { type Settings, settingsOf, type Typed } from './cloud/settings.ts';
import { type Built, stackIn } from './cloud/stack.ts';
import { endAs } from './local/ending.ts';
import { buildSite } from './site.ts';
import { commandIn, givenIn, toldOf } from './typed-settings.ts';

/** The parts of a CloudFormation template that are read here. */
export interface Template {
  readonly Resources: {
    readonly [id: string]: { readonly Type: string; readonly Properties: Record<string, unknown> };
  };
  readonly Outputs: { readonly [id: string]: { readonly Value: unknown } };
}

export interface Synthesised {
  readonly stack: string;
  /** The folder of the template and the assets. */
  readonly folder: string;
  readonly template: Template;
  /** The stack in us-east-1, which is deployed first. */
  readonly edge: { readonly stack: string; readonly template: Template };
  readonly findings: Findings;
}

/**
 * What a synthesis checks: `nag` leaves out the rules of CloudFormation, which take seconds, and `none` leaves out
 * cdk-nag too. Tests that read a template alone leave them out; a deployment has all.
 */
export type Checks = 'all' | 'nag' | 'none';

/**
 * Builds both stacks from settings by name and from built folders. Writes templates and assets to `folder`. Needs no
 * account and no network. Throws on an unknown setting, and on a template that breaks a rule of CloudFormation. `step`:
 * what a step of a deployment has in place of the settings.
 */
export function synthesise(
  given: Typed,
  built: Built,
  folder?: string,
  checks: Checks = 'all',
  step: Partial<Settings> = {},
): Synthesised {
  const app = new App({
    ...(folder !== undefined && { outdir: folder }),
    analyticsReporting: false,
    treeMetadata: false,
    builtinCloudFormationValidation: checks === 'all',
    context: { '@aws-cdk/core:validateAgainstDefaultRules': true },
  });
  const settings = settingsOf(given);
  const now = { ...settings, ...step };
  const edge = edgeStackIn(app, now);
  const stack = stackIn(app, now, built);
  // The next `npm run deploy` keeps them. What a step changes is no setting.
  new CfnOutput(stack, 'Settings', { value: toldOf(settings) });
  stack.addStackDependency(edge, 'its outputs are parameters');
  const findings = checked(checks !== 'none', stack, edge);
  const assembly = app.synth();
  const templateOf = (of: Stack) => assembly.getStackArtifact(of.artifactId).template as Template;
  return {
    stack: stack.stackName,
    folder: assembly.directory,
    template: templateOf(stack),
    edge: { stack: edge.stackName, template: templateOf(edge) },
    findings,
  };
}

/** Builds the functions and the site. */
export async function buildAll(): Promise<Built> {
  const [bundles, site] = [resolve('.build/functions'), resolve('.build/cloud-site')];
  await bundle(bundles);
  await buildSite(site);
  return { bundles, site };
}

const countOf = ({ Resources }: Template): number => Object.keys(Resources).length;

/** Stands in for the contact in templates that are not deployed. */
export const LOOK: { readonly contact: string } = { contact: 'mailto:not-set@fieldpost.org' };

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await endAs(async () => {
    const { typed, help } = commandIn('synth', {}, process.argv.slice(2));
    if (help !== undefined) {
      process.stdout.write(`${help}\n`);
      return 0;
    }
    const settings = { ...LOOK, ...givenIn(typed) };
    settingsOf(settings);
    const { stack, folder, template, edge, findings } = synthesise(settings, await buildAll(), resolve('.build/cloud'));
    const open = [...findings.open, ...findings.unchecked];
    for (const { rule, resource, info } of open) process.stderr.write(`${rule} ${resource}: ${info}\n`);
    process.stdout.write(
      `${stack}: ${countOf(template)} resources, ${edge.stack}: ${countOf(edge.template)}, in ${folder}; ` +
        `cdk-nag: ${open.length} open findings, ${findings.suppressed.length} suppressed\n`,
    );
    process.stdout.write('It has only what you typed: npm run deploy also keeps the settings of what stands.\n');
    return open.length === 0 ? 0 : 1;
  });
}

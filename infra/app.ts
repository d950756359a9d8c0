import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { App, type Stack } from 'aws-cdk-lib';
import { bundle } from './bundle.ts';
import { edgeStackIn } from './cloud/front/edge.ts';
import { checked, type Findings } from './cloud/nag.ts';
import { settingsOf, settingsSchema } from './cloud/settings.ts';
import { type Built, stackIn } from './cloud/stack.ts';
import { endAs } from './local/ending.ts';
import { Unusable } from './local/server/data-folder.ts';
import { buildSite } from './site.ts';

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
 * account and no network. Throws on an unknown setting, and on a template that breaks a rule of CloudFormation.
 */
export function synthesise(
  given: { readonly [name: string]: unknown },
  built: Built,
  folder?: string,
  checks: Checks = 'all',
): Synthesised {
  const app = new App({
    ...(folder !== undefined && { outdir: folder }),
    analyticsReporting: false,
    treeMetadata: false,
    builtinCloudFormationValidation: checks === 'all',
    context: { '@aws-cdk/core:validateAgainstDefaultRules': true },
  });
  const settings = settingsOf(given);
  const edge = edgeStackIn(app, settings);
  const stack = stackIn(app, settings, built);
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

const countOf = ({ Resources }: Template): number => Object.keys(Resources).length;

const NAMES = Object.keys(settingsSchema.shape);

/**
 * Returns the settings in `-c name=value` arguments, and those that the CDK's command line passes on. Throws on any
 * other argument.
 */
export function settingsIn(
  args: readonly string[],
  context = process.env.CDK_CONTEXT_JSON ?? '{}',
): Record<string, unknown> {
  const handed = Object.entries(JSON.parse(context) as object).filter(([name]) => NAMES.includes(name));
  const given = args.join(' ') === '' ? [] : args.join(' ').replace(/^-c /, '').split(' -c ');
  return Object.fromEntries([
    ...handed,
    ...given.map((each) => {
      const [, name, value] = /^([a-zA-Z]+)=(\S+)$/.exec(each) ?? [];
      if (name === undefined || !NAMES.includes(name))
        throw new Unusable(`settings are -c name=value, the names ${NAMES.join(', ')}; not "${each}"`);
      return [name, value];
    }),
  ]);
}

/** Stands in for the contact in a template that is only looked at. The CDK's command line, which deploys, needs one. */
const LOOK: { readonly contact: string } = { contact: 'mailto:not-set@fieldpost.org' };

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await endAs(async () => {
    const toDeploy = process.env.CDK_OUTDIR;
    const settings = { ...(toDeploy === undefined && LOOK), ...settingsIn(process.argv.slice(2)) };
    settingsOf(settings);
    const bundles = resolve('.build/functions');
    const site = resolve('.build/cloud-site');
    await bundle(bundles);
    await buildSite(site);
    const { stack, folder, template, edge, findings } = synthesise(
      settings,
      { bundles, site },
      toDeploy ?? resolve('.build/cloud'),
    );
    const open = [...findings.open, ...findings.unchecked];
    for (const { rule, resource, info } of open) process.stderr.write(`${rule} ${resource}: ${info}\n`);
    process.stdout.write(
      `${stack}: ${countOf(template)} resources, ${edge.stack}: ${countOf(edge.template)}, in ${folder}; ` +
        `cdk-nag: ${open.length} open findings, ${findings.suppressed.length} suppressed\n`,
    );
    if (settings.contact === LOOK.contact) process.stdout.write('to deploy, set -c contact=mailto:you@your.domain\n');
    return open.length === 0 ? 0 : 1;
  });
}

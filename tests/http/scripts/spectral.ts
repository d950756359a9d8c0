import { descriptionAsJson, liveDescriptionAsJson } from '../../../functions/platform/http/description.ts';
import { script } from '../../../infra/local/scripts/script.ts';
import { installedFrom } from '../../kit/installed.ts';

// `npm run describe -- spectral`: the descriptions as they are served, linted by the recommended rules of spectral.

interface Found {
  readonly code: string | number;
  readonly path: readonly (string | number)[];
  readonly message: string;
}
interface Core {
  readonly Spectral: new () => { setRuleset(rules: object): void; run(document: object): Promise<readonly Found[]> };
  readonly Document: new (text: string, parser: object, source: string) => object;
}
interface Parsers {
  readonly Json: object;
}
interface Rulesets {
  readonly oas: object;
  readonly asyncapi: object;
}

const OFF = {
  // It looks for scopes in the flows of OAuth; in OpenAPI 3.1 a scheme of any type may have them.
  oas: { 'oas3-operation-security-defined': 'off' },
  // The operator of the service has an address, the code has none; and nothing of AsyncAPI 3.1 is needed.
  asyncapi: { 'asyncapi-info-contact-properties': 'off', 'asyncapi-latest-version': 'off' },
};

const packages = installedFrom(new URL('package.json', import.meta.url), 'spectral');

await script(
  {
    name: 'describe -- spectral',
    takes: '[--json]',
    does: 'lint openapi.yaml and asyncapi.yaml as they are served, by spectral:oas and spectral:asyncapi; a minute',
    example: 'npm run describe -- spectral',
    exits: '1: a rule finds something',
  },
  async ({ report, tell }) => {
    const { Spectral, Document } = await packages<Core>('@stoplight/spectral-core');
    const { Json } = await packages<Parsers>('@stoplight/spectral-parsers');
    const rulesets = await packages<Rulesets>('@stoplight/spectral-rulesets');
    const descriptions = { oas: await descriptionAsJson(), asyncapi: await liveDescriptionAsJson() };
    const progress = report(2);
    let all = 0;
    for (const name of ['oas', 'asyncapi'] as const) {
      const spectral = new Spectral();
      spectral.setRuleset({ extends: [[rulesets[name], 'recommended']], rules: OFF[name] });
      const found = await spectral.run(new Document(descriptions[name], Json, name));
      progress.step();
      for (const { code, path, message } of found)
        await tell(`${name}: ${code} at /${path.join('/')}: ${message}`, { name, code, path, message });
      all += found.length;
    }
    progress.end();
    await tell(`${all} findings`, { findings: all });
    return all === 0 ? 0 : 1;
  },
);

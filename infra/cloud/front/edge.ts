import { type App, CfnOutput, Stack } from 'aws-cdk-lib';
import { CfnCertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { edgeStackOf, type Settings } from '../settings.ts';
import { firewallIn } from './firewall.ts';

/** The one region in which CloudFront finds firewalls and certificates. */
export const EDGE_REGION = 'us-east-1';

/**
 * Builds the part of Fieldpost that must be in `us-east-1`: the firewall, and the certificate of a domain. It is
 * deployed first. Its outputs are parameters of the other stack.
 */
export function edgeStackIn(app: App, settings: Settings): Stack {
  const stack = new Stack(app, edgeStackOf(settings.stage), {
    description: 'Fieldpost: the firewall and the certificate of its distribution',
    env: { region: EDGE_REGION },
    terminationProtection: settings.data === 'keep',
    tags: { service: 'fieldpost', stage: settings.stage },
  });
  new CfnOutput(stack, 'FirewallArn', { value: firewallIn(stack, settings).attrArn });
  const { domain, certificate: own, zone } = settings;
  if (domain !== undefined && own === undefined) {
    const certificate = new CfnCertificate(stack, 'Certificate', {
      domainName: domain,
      validationMethod: 'DNS',
      ...(zone !== undefined && { domainValidationOptions: [{ domainName: domain, hostedZoneId: zone }] }),
    });
    new CfnOutput(stack, 'CertificateArn', { value: certificate.ref });
  }
  return stack;
}

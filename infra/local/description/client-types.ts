import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

/** The file of the types of `@fieldpost/client`. */
export const CLIENT_TYPES = 'client/src/types.ts';

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;
type PathItem = { readonly [method in (typeof METHODS)[number]]?: { readonly operationId: string } };

const HEAD = `// Made by \`npm run describe -- openapi\` from the description of the API; not to be changed by hand.

`;

/**
 * Returns the types of the client: those of a whole description from openapi-typescript, and the paths of the
 * operations.
 */
export async function clientTypes(bundled: string): Promise<string> {
  const types = astToString(
    await openapiTS(bundled, { immutable: true, rootTypes: true, rootTypesNoSchemaPrefix: true }),
  );
  const { paths } = parse(bundled) as { readonly paths: { readonly [path: string]: PathItem } };
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [`  ${operation.operationId}: ['${method.toUpperCase()}', '${path}'],`];
    }),
  );
  return `${HEAD}${types}
/** How each operation is called. */
export const OPERATIONS = {
${calls.join('\n')}
} as const;
`;
}

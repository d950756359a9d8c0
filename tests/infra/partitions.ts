import type { FunctionName } from '../../infra/endpoints.ts';
import { all, type Cloud, grantedTo, type Properties } from './template.ts';

/** A request to DynamoDB, as far as it names items. */
export interface OfItems {
  readonly TableName?: string;
  readonly Key?: Keyed;
  readonly Item?: Keyed;
  readonly ExpressionAttributeValues?: { readonly [name: string]: { readonly S?: string } };
  readonly RequestItems?: { readonly [table: string]: { readonly Keys?: readonly Keyed[] } };
}
interface Keyed {
  readonly pk?: { readonly S?: string };
}

interface Statement {
  readonly table: string;
  readonly actions: readonly string[];
  /** The partitions, as patterns; undefined: all. */
  readonly partitions: readonly string[] | undefined;
}

/** The partitions of the items that a request names, by table. */
function namedIn({ TableName, Key, Item, ExpressionAttributeValues, RequestItems }: OfItems) {
  const keysOf = (keyed: readonly (Keyed | undefined)[]) => keyed.flatMap((each) => each?.pk?.S ?? []);
  if (RequestItems !== undefined)
    return Object.entries(RequestItems).map(([table, { Keys = [] }]) => ({ table, keys: keysOf(Keys) }));
  return [
    { table: TableName ?? '', keys: [...keysOf([Key, Item]), ...[ExpressionAttributeValues?.[':pk']?.S ?? []].flat()] },
  ];
}

/** Compares as IAM does: `*` is any text, `?` any character. */
const isLike = (pattern: string, key: string): boolean =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
  ).test(key);

/** The rights of a function on partitions of tables, as the conditions of its role give them. */
export function partitionsOf(template: Cloud['template'], name: FunctionName) {
  const tables = new Map(
    Object.entries(all(template, 'AWS::DynamoDB::Table')).map(([id, { TableName }]: [string, Properties]) => [
      `${id}.Arn`,
      TableName as string,
    ]),
  );
  const statements = grantedTo(template, name).flatMap(({ actions, on, if: condition }): Statement[] => {
    const table = tables.get(on);
    const like = condition as
      | { 'ForAllValues:StringLike'?: { 'dynamodb:LeadingKeys'?: string | string[] } }
      | undefined;
    const patterns = like?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'];
    return table === undefined
      ? []
      : [{ table, actions, partitions: patterns === undefined ? undefined : [patterns].flat() }];
  });
  const rightOf = (table: string, pattern: string): string => `${pattern} of ${table}`;
  return {
    /** Every right on partitions that the role names. */
    granted: statements.flatMap(({ table, partitions = [] }) => partitions.map((pattern) => rightOf(table, pattern))),
    /** The rights that a request needs; undefined: it may not be made. */
    neededBy(action: string, request: OfItems): readonly string[] | undefined {
      const needed: string[] = [];
      for (const { table, keys } of namedIn(request)) {
        const those = statements.filter((each) => each.table === table && each.actions.includes(action));
        if (those.some(({ partitions }) => partitions === undefined)) continue;
        const allowed = those.find(({ partitions = [] }) =>
          keys.every((key) => partitions.some((pattern) => isLike(pattern, key))),
        );
        if (allowed === undefined || keys.length === 0) return undefined;
        for (const pattern of allowed.partitions ?? [])
          if (keys.some((key) => isLike(pattern, key))) needed.push(rightOf(table, pattern));
      }
      return needed;
    },
  };
}

/**
 * Returns a JSON Schema of an answer. Its objects admit fields that it does not name, because a later release may add
 * some.
 */
export const opened = <Schema>(schema: Schema): Schema =>
  JSON.parse(
    JSON.stringify(schema, (keyword, value: unknown) =>
      keyword === 'additionalProperties' && value === false ? undefined : value,
    ),
  ) as Schema;

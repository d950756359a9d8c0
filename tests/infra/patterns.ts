// What CloudWatch and Lambda do with the patterns that the stack uses. A pattern of another form throws: it would need
// understanding first.

/**
 * Whether a filter of an event source lets a record through: every field named must have one of the values, or start
 * with the prefix.
 */
export function isSeen(pattern: unknown, value: unknown): boolean {
  if (Array.isArray(pattern)) {
    return pattern.some((each) => {
      if (typeof each === 'string') return each === value;
      const { prefix, ...more } = each as { readonly prefix?: string };
      if (prefix === undefined || Object.keys(more).length > 0)
        throw new Error(`a filter that is not known here: ${JSON.stringify(each)}`);
      return typeof value === 'string' && value.startsWith(prefix);
    });
  }
  return Object.entries(pattern as object).every(([name, each]) =>
    isSeen(each, (value as Record<string, unknown> | undefined)?.[name]),
  );
}

/** Whether the pattern of a metric filter counts a line: `{ $.field = "value" }` on a line that is JSON as a whole. */
export function isCounted(pattern: string, line: string): boolean {
  const [, field, value] = /^\{ \$\.(\w+) = "(\w+)" \}$/.exec(pattern) ?? [];
  if (field === undefined) throw new Error(`a pattern that is not known here: ${pattern}`);
  try {
    return (JSON.parse(line) as Record<string, unknown>)[field] === value;
  } catch {
    return false;
  }
}

/** What openapi.yaml says of the grammar of choices. */
export const LEGAL = `A grammar of choices: the set of all commands that would be accepted now. \
It has one shape for all games, so a client that
knows only this grammar can play any of them. Each node admits a set of JSON values and is told apart by \`is\`:

| \`is\` | admits | to sample it |
|---|---|---|
| \`const\` | exactly \`value\` | take \`value\` |
| \`oneOf\` | what any node in \`of\` admits; without nodes, nothing | try the nodes in random order, take the first that gives a value |
| \`fields\` | an object with exactly these \`fields\`, each value admitted by its node; those named in \`optional\` may be left out \
| sample every field; leave an optional one out when a coin says so or when it gives no value |
| \`pick\` | a list of \`min\` to \`max\` different members of \`of\`, in any order | shuffle \`of\`, take that many |
| \`int\` | an integer from \`min\` to \`max\` | any of them |
| \`map\` | an object with \`min\` to \`max\` of the entries of \`of\`, each value admitted by the node of its key; \
of the \`keys\` of each of the \`groups\`, if there are any, at most its \`max\` \
| shuffle the entries, leave out those too many for their group, take that many, sample each |
| \`text\` | a string of 1 to \`max\` characters | gives no value: only people write text |

Values are equal as JSON: the order of keys does not matter. A \`max\` may exceed what there is to choose from. A command that the grammar
does not admit is refused, and the refusal holds the \`nearest\` node.

The other properties are hints for clients that show choices to people. No command depends on them, and none is ever
sent:

| hint | says |
|---|---|
| \`label\` | what to call it. A constant without one is a name of something on the board or in the tray, or tells (as \`type\` \
and \`order\` \
do) which command it is, which the label of the \`fields\` around it says in words |
| \`kind\` | what the values name: \`space\`, \`piece\`, \`power\` something on the board; \`card\` a card; \`party\` leaders who go \
together, the first of whom commands; \`count\` a number, or numbers by nation; \`answer\` nothing but words. Of a \`oneOf\` it holds for \
all of its constants but \`null\`, of a \`pick\` for its members, of a \`map\` for its keys (\`count\`: for the whole) |
| \`order\` | the fields as a person says them: the first one of a space, a piece, a power or a card is what the command is about |
| \`start\` | the number that is shown first |
| \`rare\` | to be offered last |

In JavaScript, with
\`below(n)\` a random integer from 0 to n - 1:

\`\`\`js
function sample(node, below) {
  const withKeys = (list) => list.map((item) => [below(2 ** 30), item]);
  const shuffled = (list) => withKeys(list).sort(([a], [b]) => a - b).map(([, item]) => item);
  const some = (list) => shuffled(list).slice(0, node.min + below(Math.min(node.max, list.length) - node.min + 1));
  const within = (entries, groups) => {
    const left = groups.map((group) => group.max);
    return entries.filter(([key]) => groups.every((group, i) => !group.keys.includes(key) || left[i]-- > 0));
  };
  const all = (entries, optional) => {
    const value = {};
    for (const [name, each] of entries) {
      const item = optional.includes(name) && below(2) === 0 ? undefined : sample(each, below);
      if (item !== undefined) value[name] = item;
      else if (!optional.includes(name)) return undefined;
    }
    return value;
  };
  switch (node.is) {
    case 'const': return node.value;
    case 'oneOf': for (const each of shuffled(node.of)) { const value = sample(each, below); if (value !== undefined) return value; } \
return undefined;
    case 'fields': return all(Object.entries(node.fields), node.optional ?? []);
    case 'pick': return some(node.of);
    case 'int': return node.min + below(node.max - node.min + 1);
    case 'map': return all(some(within(shuffled(Object.entries(node.of)), node.groups ?? [])), []);
    case 'text': return undefined;
  }
}
\`\`\``;

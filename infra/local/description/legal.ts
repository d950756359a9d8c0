/** The description of the grammar of choices in openapi.yaml. */
export const LEGAL = `A grammar of choices: the set of all commands that the server would accept now. \
It has one shape for all games, so a client that
knows only this grammar can play any of them. Each node admits a set of JSON values. Its kind is \`is\`:

| \`is\` | admits | to sample it |
|---|---|---|
| \`const\` | exactly \`value\` | take \`value\` |
| \`oneOf\` | what any node in \`of\` admits; without nodes, nothing | try the nodes in random order, take the first that gives a value |
| \`fields\` | an object with exactly these \`fields\`, each value admitted by its node; those named in \`optional\` may be left out \
| sample every field; leave an optional one out when a coin says so or when it gives no value |
| \`pick\` | a list of \`min\` to \`max\` different \`values\`, in any order | shuffle \`values\`, take that many |
| \`int\` | an integer from \`min\` to \`max\` | any of them |
| \`map\` | an object with \`min\` to \`max\` of the \`entries\`, each value admitted by the node of its key; \
of the \`keys\` of each of the \`groups\`, if there are any, at most its \`max\` \
| shuffle the entries, leave out those too many for their group, take that many, sample each |
| \`text\` | a string of 1 to \`max\` characters | gives no value: only people write text |

Values are equal as JSON: the order of keys does not matter. A \`max\` may exceed the number of choices. The server refuses
a command outside the grammar, and the refusal contains the \`nearest\` node.

The other properties are hints for clients that show choices to people. Commands do not contain them:

| hint | says |
|---|---|
| \`label\` | its name for people. A constant without a label names something on the board or in the tray. Or it \
names the command, like \`type\` and \`order\`; then the label of the \`fields\` around it describes the command |
| \`kind\` | what the values name: \`space\`, \`piece\`, \`power\`: something on the board; \`card\`: a card; \`party\`: leaders who go \
together, the commander first; \`count\`: a number, or numbers by nation; \`answer\`: only words. In a \`oneOf\` it describes \
all constants except \`null\`, in a \`pick\` the members, in a \`map\` the keys (\`count\`: the whole) |
| \`order\` | the order of the fields in speech. The command is about the first space, piece, power or card |
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
    case 'pick': return some(node.values);
    case 'int': return node.min + below(node.max - node.min + 1);
    case 'map': return all(some(within(shuffled(Object.entries(node.entries)), node.groups ?? [])), []);
    case 'text': return undefined;
  }
}
\`\`\``;

// Says which Node runs it; ends with the code it is given, or waits to be ended.
const [what]: readonly (string | undefined)[] = process.argv.slice(2);
process.stdout.write(`${process.versions.node}\n`);
if (what === 'wait') setInterval(() => {}, 1_000);
else process.exitCode = Number(what);

import { decidedOnNodes, wordsOf } from './nodes.ts';

// `npm run golden -- nodes`: every golden log decided again by the engine that made it and by today's, on each Node of
// this machine. Exit 1 if the engine that made a log decides it otherwise, or if two Nodes differ. Where a rule was
// fixed, today's may decide otherwise; the lines say so.

const compared = await decidedOnNodes();
for (const { log, engine, findings } of [...compared.released, ...compared.own])
  for (const { v, detail } of findings) console.log(`${log}, commit ${v}, by ${engine}: ${detail}`);
const words = wordsOf(compared);
console.log(words.join('\n'));
const isSame = compared.nodes.every(({ lines }) => lines.join() === compared.nodes[0]?.lines.join());
process.exitCode = isSame && compared.released.every(({ findings }) => findings.length === 0) ? 0 : 1;

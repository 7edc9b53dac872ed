import { fileURLToPath } from 'node:url';
import { allCalls } from './all-calls.ts';
import { readSourceGraph } from './source-graph.ts';
import { findStrayQueries, type Stop, traceCall } from './trace-call.ts';

/** `pnpm trace`: all calls, with what is missing in their lines; `pnpm trace CALL`: the stops of one. */
function main([name]: readonly string[]): string {
  const graph = readSourceGraph(fileURLToPath(new URL('../..', import.meta.url)));
  if (name === undefined) {
    const lines = allCalls.map((call) => [call.name, ...problemsOf(traceCall(call, graph))].join('\n    '));
    const strays = findStrayQueries(allCalls, graph).map((path) => `${path}: named after no call`);
    return [...lines, ...strays].join('\n');
  }
  const call = allCalls.find((one) => one.name === name);
  if (!call) {
    process.exitCode = 2;
    const similar = allCalls.filter((one) => one.name.includes(name)).map((one) => one.name);
    return `No call is named ${name}.${similar.length > 0 ? ` There is ${similar.join(', ')}.` : ''}`;
  }
  const title = `${call.name}: ${call.method} ${call.path}`;
  return [title, ...traceCall(call, graph).flatMap(describe)].join('\n');
}

function problemsOf(stops: readonly Stop[]): string[] {
  return stops.flatMap(({ name, problem }) => (problem ? [`${name}: ${problem}`] : []));
}

function describe({ name, files, note, absent, problem }: Stop): string[] {
  const why = [note, absent].filter((text) => text !== undefined);
  const lines = [...files, ...why.map((text) => `(${text})`), ...(problem ? [`! ${problem}`] : [])];
  return lines.map((line, at) => `${(at === 0 ? name : '').padEnd(10)}${line}`);
}

process.stdout.write(`${main(process.argv.slice(2))}\n`);

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { inspectEdition } from './inspect-edition.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const usage = `pnpm check:edition <id...> [--json]
Says, one line each, what must be changed before an edition goes live. Ends with 1 when there is something, with 0 when it is ready.`;

const { values, positionals: ids } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (ids.length === 0) {
  console.error(usage);
  process.exit(2);
}
for (const id of ids) {
  const findings = await inspectEdition(root, id);
  if (findings.length > 0) process.exitCode = 1;
  if (values.json) {
    for (const finding of findings) console.log(JSON.stringify({ edition: id, ...finding }));
    continue;
  }
  for (const { what, problem } of findings) console.log(`${id}  ${what.padEnd(28)} ${problem}`);
  console.log(
    findings.length > 0 ? `${id}: ${findings.length} to change before a launch.` : `${id} is ready.`,
  );
}

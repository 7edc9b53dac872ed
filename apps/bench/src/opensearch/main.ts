import { say } from '../bed/checkout.ts';
import { withCleanup } from '../bed/cleanup.ts';
import { missingForNodes, startNodes } from './start-nodes.ts';

// pnpm check:opensearch: whether searches on two real OpenSearch nodes find what they find on PostgreSQL.
const missing = missingForNodes();
if (missing) {
  say(missing);
  process.exit(2);
}
process.exitCode = await withCleanup(async (cleanup) => {
  const nodes = await startNodes(cleanup);
  say(`Two nodes answer: ${nodes.urls.join(', ')}; ${nodes.memory()} MB.`);
  return 0;
});

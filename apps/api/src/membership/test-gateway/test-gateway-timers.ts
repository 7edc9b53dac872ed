import { type BoundTask, bindTimer } from '@wbn/host/jobs/task.ts';
import type { TestGateway } from './create-test-gateway.ts';

/** What a provider does by itself: renewals, tries, and events that did not arrive. */
export function testGatewayTimers({ customers }: TestGateway): BoundTask[] {
  return [
    bindTimer('run-test-gateway', '* * * * *', async () => {
      await customers.advanceDue();
      await customers.deliverPending();
    }),
  ];
}

import { runCommand } from '@wbn/host/start/run-command.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import { openPayments } from '../membership/gateway/open-payments.ts';
import { isTestGateway } from '../membership/test-gateway/create-test-gateway.ts';
import { readTestGatewayOrder, runTestGatewayOrder } from '../membership/test-gateway/test-gateway-order.ts';
import { readSettings } from '../settings.ts';

await runCommand(readSettings, readTestGatewayOrder, async ({ db }, order, settings) => {
  const payments = await openPayments({
    settings: settings.payment,
    db,
    hostUrl: () => settings.publicApiUrl,
    log: { error: (what, message) => console.error(message, what) },
  });
  const gateway = payments?.gateway;
  if (!isTestGateway(gateway))
    throw new UsageError(
      'The test gateway does not run here: there are keys of Stripe, or the address is a public one.',
    );
  console.log(await runTestGatewayOrder(gateway, order));
  return 0;
});

import { reportFailure, runCommand } from '@wbn/host/start/run-command.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import { openPayments } from '../membership/gateway/open-payments.ts';
import { isTestGateway } from '../membership/test-gateway/create-test-gateway.ts';
import { readTestGatewayOrder, runTestGatewayOrder } from '../membership/test-gateway/test-gateway-order.ts';
import { readSettings } from '../settings.ts';

try {
  const order = readTestGatewayOrder(process.argv.slice(2));
  await runCommand(readSettings, async ({ db }, settings) => {
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
} catch (error) {
  process.exitCode = reportFailure(error);
}

import { createTestPaymentMethod } from '@wbn/contract/membership/create-test-payment-method.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { addTestMethod } from './add-test-method.ts';
import { requireTestGateway } from './require-test-gateway.ts';

/** Cards that a person may type in an hour; each is a row. */
const cardLimit = { call: createTestPaymentMethod.name, most: 60, seconds: 3600 };

export const createTestPaymentMethodHandler = defineHandler(
  createTestPaymentMethod,
  async ({ user: { userID }, body: typed, services }) => {
    requireTestGateway(services);
    return services.db.transaction().execute(async (transaction) => {
      await limitCall(transaction, { ...cardLimit, clientAddress: userID });
      const method = await addTestMethod(transaction, { userID, typed, now: new Date() });
      const { id, brand, last4, expMonth, expYear } = method;
      return { data: { paymentMethod: id, card: { brand, last4, expMonth, expYear } } };
    });
  },
);

import type { BoundHandler } from '../../server/define-handler.ts';
import { answerTestBankHandler } from './answer-test-bank.ts';
import { createTestPaymentMethodHandler } from './create-test-payment-method.ts';

export const testGatewayHandlers: readonly BoundHandler[] = [
  createTestPaymentMethodHandler,
  answerTestBankHandler,
];

import type { Call } from '@wbn/contract/call.ts';
import { type PaidLevel, planOf } from '@wbn/contract/membership/membership-plans.ts';
import {
  cancelSubscription,
  changeBilling,
  changeCard,
  changePlan,
  confirmPayment,
  listInvoices,
  loadMembership,
  loadSubscriptionSetup,
  previewPlanChange,
  resumeSubscription,
  subscribe,
} from '@wbn/contract/membership/subscription.ts';
import { answerTestBank, createTestPaymentMethod } from '@wbn/contract/membership/test-gateway.ts';
import { replySchema } from '@wbn/contract/reply-schema.ts';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { type Answer, ask } from './call-server.ts';

interface Payer {
  readonly headers: { readonly authorization: string };
}

interface Sent {
  readonly id?: string;
  readonly query?: Record<string, string>;
  readonly body?: object;
  readonly key?: string | undefined;
}

export const goodCard = '4242424242424242';

/** The payer in tests, as the form sends it. */
export const billing = {
  name: 'Olga Rossi',
  email: 'accounts@rossi.example',
  address: { line1: 'Via Torino 5', city: 'Milano', postalCode: '20123', country: 'IT' },
};

/** Every membership call as browsers make it; successful replies must have the declared shape. */
export function membershipCalls(api: { readonly url: string }) {
  // biome-ignore lint/suspicious/noExplicitAny: any call of the contract, whatever its shapes
  async function send(call: Call<any, any, any, any, any>, who: Payer, sent: Sent = {}): Promise<Answer> {
    const { id = '', query, body, key } = sent;
    const answer = await ask(`${api.url}/${call.path.replace('{id}', id)}?${new URLSearchParams(query)}`, {
      method: call.method,
      headers: {
        ...who.headers,
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status === 200) expect(z.parse(replySchema(call), answer.body)).toStrictEqual(answer.body);
    else expect(call.errors.concat('TokenNotFound')).toContain(answer.body.name);
    return answer;
  }
  /** Creates a payment method from a test card. */
  async function payWith(who: Payer, number = goodCard): Promise<string> {
    const card = { number, expMonth: 12, expYear: 2031, cvc: number.startsWith('37') ? '1234' : '123' };
    const { body } = await send(createTestPaymentMethod, who, { body: { ...card, billing } });
    return body.data.paymentMethod;
  }
  return {
    send,
    payWith,
    async subscribe(
      who: Payer,
      businessID: string,
      level: PaidLevel,
      { card = goodCard, key }: { card?: string; key?: string } = {},
    ) {
      const paymentMethod = await payWith(who, card);
      const { planId } = planOf(level);
      return send(subscribe, who, { body: { paymentMethod, businessID, planId, email: billing.email }, key });
    },
    confirm: (who: Payer, businessID: string, changeID: string) =>
      send(confirmPayment, who, { body: { businessID, changeID } }),
    answerBank: (who: Payer, businessID: string, clientSecret: string, succeeds: boolean) =>
      send(answerTestBank, who, { body: { businessID, clientSecret, succeeds } }),
    changePlan: (who: Payer, businessID: string, level: PaidLevel) =>
      send(changePlan, who, { body: { businessID, planId: planOf(level).planId } }),
    preview: (who: Payer, businessID: string, level: PaidLevel) =>
      send(previewPlanChange, who, { query: { businessID, planId: planOf(level).planId } }),
    cancel: (who: Payer, businessID: string) => send(cancelSubscription, who, { body: { businessID } }),
    resume: (who: Payer, businessID: string) => send(resumeSubscription, who, { body: { businessID } }),
    changeCard: async (who: Payer, businessID: string, card = goodCard) =>
      send(changeCard, who, { body: { businessID, paymentMethod: await payWith(who, card) } }),
    changeBilling: (who: Payer, businessID: string, changed: object) =>
      send(changeBilling, who, { body: { businessID, billing: { ...billing, ...changed } } }),
    load: (who: Payer, id: string) => send(loadMembership, who, { id }),
    invoices: (who: Payer, id: string, nextID?: string) =>
      send(listInvoices, who, { id, query: nextID === undefined ? {} : { nextID } }),
    setup: (who: Payer) => send(loadSubscriptionSetup, who),
  };
}

export type MembershipCalls = ReturnType<typeof membershipCalls>;

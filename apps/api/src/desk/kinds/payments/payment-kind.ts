import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { notePayment } from '../../../membership/state/note-payment.ts';
import { toIsoTime } from '../../../server/iso-time.ts';
import type { Services } from '../../../services.ts';
import { entriesBlock, fact, factsBlock } from '../blocks.ts';
import { defineKind, note } from '../define-kind.ts';
import { findPayment, selectHistory } from './payment.sql.ts';

interface Payment extends NonNullable<RowOf<typeof findPayment>> {
  readonly history: readonly RowOf<typeof selectHistory>[];
}

async function load(db: Kysely<Database>, invoiceID: string): Promise<Payment | undefined> {
  const invoice = await findPayment.first(db, { invoiceID });
  return invoice && { ...invoice, history: await selectHistory.all(db, { businessID: invoice.business_id }) };
}

/** Cents as money: `120.00 usd`. */
const money = (cents: number, currency: string) => `${(cents / 100).toFixed(2)} ${currency}`;

const blocks = (payment: Payment, { payments }: Services) => [
  ...factsBlock('invoice', [
    ...fact('company', 'company', payment.company_name, payment.business_id),
    ...fact('plan', 'text', payment.subscription),
    ...fact('number', 'text', payment.number ?? payment.id),
    ...fact('total', 'money', money(payment.total, payment.currency)),
    ...fact('paid', 'money', money(payment.amount_paid, payment.currency)),
    ...fact('refunded', 'money', money(payment.amount_refunded, payment.currency)),
    ...fact('dispute', 'key', payment.dispute),
    ...fact('created', 'time', payment.created_at),
    ...fact('page', 'address', payment.page_url),
    ...(payments?.gateway.kind === 'stripe'
      ? fact('provider', 'address', `https://dashboard.stripe.com/invoices/${payment.id}`)
      : []),
    ...fact('customer', 'text', payment.customer_id),
  ]),
  ...entriesBlock(
    'history',
    payment.history.map(({ kind, level, amount, happened_at, invoice_id }) => ({
      at: toIsoTime(happened_at),
      content: [level, amount === null ? '' : money(amount, payment.currency)].filter(Boolean).join(', '),
      label: kind,
      isMarked: invoice_id === payment.id || undefined,
    })),
  ),
];

/**
 * Money is disputed, refunded and paid back at the provider only, whose next message ends the case. Here a colleague notes what was done there,
 * and the case waits for it.
 */
const paymentKind = (kind: 'payment-dispute' | 'unused-payment', done: 'answered' | 'paid-back') =>
  defineKind<Payment>({
    kind,
    load,
    blocks,
    decisions: () => [
      {
        name: done,
        key: 'd',
        fields: [note],
        isOffered: ({ dispute, is_unused }) => (kind === 'payment-dispute' ? dispute === 'open' : is_unused),
        async run({ db, staff, subjectID: invoiceID, facts, values }) {
          await notePayment(db, staff, { businessID: facts.business_id, invoiceID, note: values.note ?? '' });
          return 'waiting';
        },
      },
    ],
  });

export const paymentDisputeKind = paymentKind('payment-dispute', 'answered');
export const unusedPaymentKind = paymentKind('unused-payment', 'paid-back');

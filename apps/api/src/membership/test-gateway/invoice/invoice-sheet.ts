import type { CustomerState } from '../model/customer-state.ts';
import type { Address, InvoiceRecord, Moment } from '../model/model-records.ts';

/** An invoice as it is read, on paper and on screen; in English, as providers write them. */
export interface InvoiceSheet {
  readonly title: string;
  readonly warning: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly seller: readonly string[];
  readonly buyer: readonly string[];
  readonly lines: readonly {
    readonly description: string;
    readonly period: string;
    readonly amount: string;
  }[];
  readonly totals: readonly (readonly [name: string, amount: string])[];
}

const states = {
  open: 'Open',
  paid: 'Paid',
  void: 'Void: nothing is due',
  uncollectible: 'Not paid: the subscription has ended',
} as const satisfies Record<InvoiceRecord['status'], string>;

export function presentInvoiceSheet({ charges }: CustomerState, invoice: InvoiceRecord): InvoiceSheet {
  const { id, number, status, createdAt, paidAt, currency, total, amountPaid, billing } = invoice;
  const money = (cents: number) => moneyText(cents, currency);
  const charge = charges.find(({ invoiceID, status }) => invoiceID === id && status === 'succeeded');
  const refunded = charge?.amountRefunded ?? 0;
  const { name = '', email, address, taxId } = billing;
  return {
    title: `Invoice ${number}`,
    warning: 'TEST MODE - no payment was made',
    facts: [
      ['Number', number],
      ['Date', dayText(createdAt)],
      ...(paidAt === undefined ? [] : [['Paid', dayText(paidAt)] as const]),
      ['Status', states[status]],
    ],
    seller: ['WBN'],
    buyer: [
      name,
      ...(address ? addressLines(address) : []),
      ...(email ? [email] : []),
      ...(taxId ? [`Tax id ${taxId.value}`] : []),
    ],
    lines: invoice.lines.map(({ description, periodStart, periodEnd, amount }) => ({
      description,
      period: `${dayText(periodStart)} - ${dayText(periodEnd)}`,
      amount: money(amount),
    })),
    totals: [
      ['Total', money(total)],
      ['Paid', money(amountPaid)],
      ...(refunded > 0 ? [['Refunded', money(refunded)] as const] : []),
      ['Due', money(status === 'open' ? total : 0)],
    ],
  };
}

function addressLines({ line1, line2, city, state, postalCode, country }: Address): string[] {
  const place = [postalCode, city].filter(Boolean).join(' ');
  const land = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }).of(country) ?? country;
  return [line1, line2, [place, state].filter(Boolean).join(', '), land].filter(
    (line): line is string => line !== undefined && line !== '',
  );
}

function moneyText(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'code',
  }).format(cents / 100);
}

function dayText(moment: Moment): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
}
